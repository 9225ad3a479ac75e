import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../journey.ts'

/** Opens a page and reads it to its end, and returns which pictures and fonts were asked for. */
async function readPage(page: Page, path: string) {
  const asked: string[] = []
  const take = (request: { resourceType(): string; url(): string }) => {
    if (['image', 'font'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
  }
  page.on('request', take)
  await openPage(page, path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  page.off('request', take)
  return asked.filter((each) => each !== '/favicon.svg')
}

test('whoever asks for less data gets text without covers or fonts, and can take it back, with and without a script', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: { 'save-data': 'on' } })
    const page = await context.newPage()
    if (javaScriptEnabled) for (const path of ['/', '/courses']) expect(await readPage(page, path), path).toEqual([])
    await page.goto('/courses')
    await expect(page.locator('html[data-low-data]')).toHaveCount(1)

    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', { name: 'Show all pictures' }).click()
    await expect(page.locator('html:not([data-low-data])')).toHaveCount(1)
    await expect(page).toHaveURL('/courses')
    if (javaScriptEnabled) expect((await readPage(page, '/courses')).length).toBeGreaterThan(10)

    await footer.getByRole('button', { name: 'Use less data' }).click()
    await expect(page.locator('html[data-low-data]')).toHaveCount(1)
    await context.close()
  }
})
