import type { Page } from 'playwright-core'
import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/feedback'

export const screenshots: ViewerScreenshots = {
  visitor: { feedback: { path: '/feedback' } },
  admin: {
    feedback: { path: list },
    'feedback-submission': { path: list, act: openPanel },
    'toast-undo': { path: list, act: mark, isScreen: true },
    'toast-error': { path: list, act: failToMark, isScreen: true },
  },
}

async function mark(page: Page) {
  await openPanel(page)
  const status = page.getByRole('complementary').getByLabel('Status')
  await status.selectOption((await status.inputValue()) === 'planned' ? 'new' : 'planned')
  await page.getByRole('button', { name: 'Undo' }).hover()
}

async function failToMark(page: Page) {
  await openPanel(page)
  await page.route('**/api/feedback-submissions/*', (route) => route.abort())
  await page.getByRole('complementary').getByLabel('Status').selectOption('done')
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
}
