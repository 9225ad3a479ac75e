import type { Page } from 'playwright-core'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/fellowship-applications'

async function openLongestWaiting(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Review \d/ })
    .click()
  await page.getByRole('heading', { name: 'Motivation' }).waitFor()
}

export const screenshots: ViewerScreenshots = {
  visitor: {
    fellowship: { path: '/fellowship' },
    'fellowship-closed': { path: '/fellowship?track=professional' },
  },
  learner: {
    'fellowship-own': { path: '/dashboard/fellowship' },
    'fellowship-dashboard': { path: '/dashboard' },
  },
  admin: {
    'fellowship-applications': { path: list },
    'fellowship-triage': { path: list, act: openLongestWaiting },
    'fellowship-form': { path: '/dashboard/fellowship?track=college' },
  },
}
