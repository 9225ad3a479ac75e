import React from 'react'
import { flushSync } from 'react-dom'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

// Saved before a test replaces the clock.
const frame = requestAnimationFrame.bind(globalThis)
const later = setTimeout.bind(globalThis)

/** The build of React that is delivered has no `act`: what is drawn is there, and its effects with it, before a test goes on. */
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
// It looks for `act` once, and cleans up only before the tests of the file that loaded it first.
const { cleanup } = await import('vitest-browser-react')

beforeEach(cleanup)

// All files of a workspace share one document.
afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const { dataset } of [document.documentElement, document.body]) for (const name in dataset) delete dataset[name]
  await page.viewport(1280, 800)
})
