import type { Page } from 'playwright-core'
import type { ViewerScenes } from './scene.ts'

const path = '/dashboard/profile'

async function typed(page: Page) {
  await page.getByLabel('Institute name').fill('Hebbal Institute of Engineering')
}

async function refused(page: Page) {
  await page.locator('#profile-whatsappGroupLink').fill('https://example.org/group')
  await page.getByRole('button', { name: 'Save' }).click()
}

async function preview(page: Page) {
  await page.getByRole('heading', { name: 'Completeness' }).waitFor()
  const button = page.getByRole('button', { name: 'How others see me' })
  if (await button.isVisible()) await button.click()
}

export const scenes: ViewerScenes = {
  learner: {
    profile: { path },
    'profile-preview': { path, act: preview, isScreen: true },
    'profile-typed': { path, act: typed },
  },
  educator: { 'profile-educator': { path, act: refused } },
  admin: { 'profile-admin': { path } },
}
