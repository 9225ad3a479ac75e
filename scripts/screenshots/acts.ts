import type { Page } from 'playwright-core'

export function press(name: string, shown = '[aria-invalid="true"]') {
  return async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator(shown).first().waitFor()
  }
}

export async function openPanel(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.locator('main aside h3').waitFor()
}
