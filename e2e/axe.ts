import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { findOverlaps, lookedAtWidths } from '../scripts/find-overlaps.ts'
import { untilLoaded } from './journey.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each width and each theme once: the components' own tests look at the other two pairs. */
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

export async function findViolations(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await endAnimations(page)
  const violations = await runAxe(page, { runOnly: rules })
  return violations.map((violation) => ({ colorScheme, ...violation }))
}

/**
 * Checks with axe, and reports controls that overlap others and content wider than a screen of 360 px, or of 320 px,
 * which is 1280 px at four times the size.
 */
export async function checkA11y(page: Page) {
  await untilLoaded(page)
  const found: object[] = []
  for (const { width, colorScheme } of looks) {
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

/** Tables give way to cards when React draws next, which is after the screen has become narrow. */
async function widthOf(page: Page, screen: number) {
  const fits = page.waitForFunction((width) => document.documentElement.scrollWidth <= width, screen, { timeout: 3000 })
  await fits.catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** axe is brought once to each document, and answers with faults alone: what passes is long, and takes longer than looking. */
async function runAxe(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (wanted) => {
      // Brought by the line above.
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
      // Animations would run while axe looks: a toast has to appear at once.
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

/** Half-faded text has half its contrast; a change of theme fades too, from the next frame on. */
async function endAnimations(page: Page) {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
}
