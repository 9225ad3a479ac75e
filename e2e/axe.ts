import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All that a theme can change; of contrast what AA asks for, 4.5 to 1, which is what the palette promises. */
const colorRules = ['cat.color']

/** What axe finds, with the elements it finds it on; animations are brought to their end, for half-faded text has half its contrast. */
export async function findViolations(page: Page, tags: readonly string[]) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags([...tags])
    .disableRules('color-contrast-enhanced')
    .analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
}

/** Every page is looked at in both themes, on a desk and on a phone. */
export const looks = [
  { look: 'light, 1280 px', width: 1280, colorScheme: 'light', tags: rules },
  { look: 'dark, 1280 px', width: 1280, colorScheme: 'dark', tags: colorRules },
  { look: 'light, 360 px', width: 360, colorScheme: 'light', tags: rules },
  { look: 'dark, 360 px', width: 360, colorScheme: 'dark', tags: colorRules },
] as const
