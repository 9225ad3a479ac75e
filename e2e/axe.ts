import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the dark only what a theme can change: contrast, by AA. */
const themes = [
  { colorScheme: 'light', tags: rules },
  { colorScheme: 'dark', tags: ['cat.color'] },
] as const

const widths = [1280, 360] as const

export async function findViolations(page: Page) {
  const found = []
  for (const { colorScheme, tags } of themes) {
    await page.emulateMedia({ colorScheme })
    await endAnimations(page)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags([...tags])
      .disableRules('color-contrast-enhanced')
      .analyze()
    found.push(...violations.map(({ id, nodes }) => ({ colorScheme, id, nodes: nodes.map(({ html }) => html) })))
  }
  return found
}

/** What axe finds, and whatever is wider than a screen of 360 px, or of 320, which is 1280 at four times the size. */
export async function findFlaws(page: Page) {
  const found: object[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findViolations(page)).map((violation) => ({ width, ...violation })))
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    if (widest > width) found.push({ width, widest })
  }
  return found
}

/** Half-faded text has half its contrast; a change of theme fades too, from the next frame on. */
async function endAnimations(page: Page) {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
}
