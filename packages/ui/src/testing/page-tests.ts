import React from 'react'
import { flushSync } from 'react-dom'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

// Stored here, because a test may replace the clock.
const frame = requestAnimationFrame.bind(globalThis)
const later = setTimeout.bind(globalThis)

/**
 * React's production build lacks `act`. This one makes sure that rendering and effects are done before a test goes on.
 */
async function act(draw: () => Promise<void>) {
  let drawn: Promise<void> | undefined
  flushSync(() => {
    drawn = draw()
  })
  await drawn
  await new Promise(frame)
  await new Promise((resolve) => later(resolve))
}

if (!('act' in React)) Object.assign(React, { act })
// The library looks for `act` only once, and cleans up by itself only for the file that loads it first.
const { cleanup } = await import('vitest-browser-react')

beforeEach(cleanup)

// All test files of a workspace share one document.
afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const { dataset } of [document.documentElement, document.body]) for (const name in dataset) delete dataset[name]
  await page.viewport(1280, 800)
})
