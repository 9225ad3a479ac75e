import type { Page } from 'playwright-core'
import type { ViewerScenes } from './scene.ts'

const path = '/dashboard/privacy'

async function asked(page: Page) {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Current password').fill('not the password')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('This is not your current password').waitFor()
}

export const scenes: ViewerScenes = {
  learner: { privacy: { path }, 'privacy-deletion': { path, act: asked, isScreen: true } },
  admin: { 'privacy-admin': { path } },
}
