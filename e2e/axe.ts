import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { findOverlaps, lookedAtWidths } from '../scripts/find-overlaps.ts'
import { untilLoaded } from './journey.ts'
import { patienceMs } from './patience.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const desktop = { width: 1280, colorScheme: 'light' } as const
export const phone = { width: 360, colorScheme: 'dark' } as const

/** Each width and each theme occurs once. The tests of components check the other two combinations. */
const looks = [desktop, phone]

export async function findViolations(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await endAnimations(page)
  const violations = await runAxe(page, { runOnly: rules })
  return violations.map((violation) => ({ colorScheme, ...violation }))
}

/**
 * Runs axe, and reports controls that cover others, and content wider than a screen of 360 px, or of 320 px, which is a
 * screen of 1280 px at 400 percent.
 */
export async function checkA11y(page: Page, asked: readonly (typeof looks)[number][] = looks) {
  await untilLoaded(page)
  // A control that has scrolled half under the sticky head would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const found: object[] = []
  for (const { width, colorScheme } of asked) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findViolations(page, colorScheme)).map((violation) => ({ width, ...violation })))
  }
  for (const width of lookedAtWidths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await page.evaluate(findOverlaps)).map((overlap) => ({ width, overlap })))
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const widest = await widthOf(page, width)
    if (widest > width) found.push({ width, widest })
  }
  return found
}

/** Measures the width after the next rendering, because React only then replaces tables by cards on a narrow screen. */
async function widthOf(page: Page, screen: number) {
  const fits = page.waitForFunction((width) => document.documentElement.scrollWidth <= width, screen, {
    timeout: patienceMs,
  })
  await fits.catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/**
 * Loads axe once into each document. It reports only violations, because the list of passes is long and takes longer
 * than the check.
 */
async function runAxe(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (wanted) => {
      // The line above has loaded axe.
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
      // Animations are turned off, because axe would otherwise check a toast before it is visible.
      const still = new CSSStyleSheet()
      still.replaceSync(
        '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }',
      )
      document.adoptedStyleSheets.push(still)
      const { violations } = await axe.run(wanted)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    { ...options, resultTypes: ['violations'], selectors: false, iframes: false, preload: false } satisfies RunOptions,
  )
}

/**
 * Ends animations, because half-transparent text has less contrast. A change of theme starts its own in the next frame.
 */
async function endAnimations(page: Page) {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
}
