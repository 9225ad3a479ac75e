import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

const contact = '/dashboard/contact-messages'
const feedback = '/dashboard/feedback'

/** Lists with a record beside them, and what a change of one says. */
export const listScenes: Readonly<Record<string, Scene>> = {
  'outbox-mail': { path: '/dashboard/outbox', act: openPanel },
  'contact-messages': { path: contact },
  'contact-message': { path: contact, act: openPanel },
  feedback: { path: feedback },
  'feedback-submission': { path: feedback, act: openPanel },
  'audit-entry': { path: '/dashboard/audit-log', act: openPanel },
  'toast-undo': { path: feedback, act: markFeedback, isScreen: true },
  'toast-error': { path: feedback, act: failToMarkFeedback, isScreen: true },
}

/** What stands in it is loaded with it. */
async function openPanel(page: Page) {
  await page.locator('main [data-row-link]').first().click()
  await page.locator('main aside h3').waitFor()
}

/** Another status than it has: the next width finds it changed. */
async function markFeedback(page: Page) {
  await openPanel(page)
  const status = page.getByRole('complementary').getByLabel('Status')
  await status.selectOption((await status.inputValue()) === 'planned' ? 'new' : 'planned')
  // Under the pointer it stays.
  await page.getByRole('button', { name: 'Undo' }).hover()
}

async function failToMarkFeedback(page: Page) {
  await openPanel(page)
  await page.route('**/api/feedback-submissions/*', (route) => route.abort())
  await page.getByRole('complementary').getByLabel('Status').selectOption('done')
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
}
