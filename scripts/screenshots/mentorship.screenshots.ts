import type { Page } from 'playwright-core'
import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const own = '/dashboard/mentorship'
const all = '/dashboard/mentorship-requests'

/** Opens a request that a mentor has accepted and that has sessions. */
async function openAccepted(page: Page) {
  await page
    .locator('main [data-row-link]')
    .filter({ hasText: /Asha Raghunath|Ananya Pillai/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Goals' }).waitFor()
}

async function pickTime(page: Page) {
  await openAccepted(page)
  await page.getByRole('button', { name: 'Schedule a session' }).click()
  await page.getByRole('group', { name: 'Open times' }).waitFor()
}

export const screenshots: ViewerScreenshots = {
  visitor: { mentorship: { path: '/services/mentorship' } },
  learner: {
    'mentorship-signed-in': { path: '/services/mentorship' },
    'mentorship-list': { path: own },
    'mentorship-request': { path: own, act: openPanel },
    'mentorship-sessions': { path: own, act: pickTime },
    'mentorship-form': { path: `${own}/request` },
  },
  educator: {
    'mentorship-received': { path: own },
    'mentorship-received-request': { path: own, act: openPanel },
    'mentorship-mentoring': { path: own, act: openAccepted },
    'mentorship-hours': { path: `${own}/hours` },
  },
  admin: {
    'mentorship-requests': { path: all },
    'mentorship-assign': { path: `${all}?mentor=none&sort=oldest`, act: openPanel },
  },
}
