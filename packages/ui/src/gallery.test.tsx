import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from './testing/axe.ts'
import { Gallery } from './gallery.tsx'

const root = document.documentElement

beforeEach(() => {
  root.lang = 'en'
  root.dataset.theme = 'light'
  document.title = 'Components'
})
afterEach(() => page.viewport(1280, 800))

function showGallery() {
  const container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
  return render(<Gallery />, { container })
}

/** Ends all transitions, because the contrast of half-transparent text cannot be judged. */
function finishFades() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

describe.each([360, 1280])('the gallery at %i px', (width) => {
  it.each(['light', 'dark'])('is accessible in the %s theme', async (theme) => {
    await page.viewport(width, 800)
    const gallery = await showGallery()
    await gallery.getByLabelText('Theme').selectOptions(theme)
    finishFades()

    expect(root.dataset.theme).toBe(theme)
    expect(await findViolations()).toEqual([])
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })
})
