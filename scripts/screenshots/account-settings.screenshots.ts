import type { Page } from 'playwright-core'
import type { ViewerScreenshots } from './screenshot.ts'

const path = '/dashboard/account'

async function refused(page: Page) {
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('lake5')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password must be at least 6 characters').waitFor()
}

export const screenshots: ViewerScreenshots = {
  learner: {
    account: { path },
    'account-refused': { path, act: refused },
    'two-step-verification': { path: '/dashboard/two-step-verification' },
    'two-step-setup': {
      path: '/dashboard/two-step-verification',
      act: (page) => page.getByRole('button', { name: 'Set up an app' }).click(),
    },
    sessions: { path: '/dashboard/sessions' },
  },
  'google-learner': { account: { path } },
}
