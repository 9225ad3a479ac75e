import type { Page } from 'playwright-core'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/educator-applications'

export const screenshots: ViewerScreenshots = {
  admin: {
    applications: { path: list },
    'applications-none': { path: `${list}?status=withdrawn` },
    application: { path: list, act: openFirstRow },
    'application-decline': { path: list, act: declineFirst, isScreen: true },
  },
}

async function openFirstRow(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.waitForFunction(() => /applications\//.test(location.href))
}

async function declineFirst(page: Page) {
  await openFirstRow(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}
