import type { Page } from 'playwright-core'

/** Presses a button and waits for what the page shows then. */
export function press(name: string, shown = '[aria-invalid="true"]') {
  return async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator(shown).first().waitFor()
  }
}

/** The first record of a list, beside it. What stands in the panel is loaded with it. */
export async function openPanel(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.locator('main aside h3').waitFor()
}
