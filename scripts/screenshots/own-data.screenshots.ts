import type { Page } from 'playwright-core'
import { demoPassword } from '../sign-in.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const path = '/dashboard/privacy'

const ask = (page: Page) => page.getByRole('button', { name: 'Delete my account' }).click()

async function refused(page: Page) {
  await ask(page)
  await page.getByLabel('Current password').fill('not the password')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('This is not your current password').waitFor()
}

async function waiting(page: Page) {
  const { origin } = new URL(page.url())
  const { email } = (await (await page.request.get(`${origin}/api/me/account`)).json()) as { email: string }
  const post = (to: string, data: object) => page.request.post(origin + to, { data, headers: { origin } })
  await post('/api/me/deletion', { currentPassword: demoPassword })
  await post('/api/auth/login', { email, password: demoPassword })
  await page.reload()
  await page.getByRole('button', { name: 'Keep my account' }).waitFor()
}

async function kept(page: Page) {
  await waiting(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).waitFor()
}

export const screenshots: ViewerScreenshots = {
  learner: {
    privacy: { path },
    'privacy-deletion': { path, act: refused, isScreen: true },
    'privacy-waiting': { path, act: waiting },
    'privacy-kept': { path, act: kept, isScreen: true },
  },
  admin: { 'privacy-admin': { path } },
  'google-learner': async ({ run }) => {
    await run('UPDATE sessions SET created_at = created_at - 3600000')
    return { 'privacy-sign-in-again': { path, act: ask, isScreen: true } }
  },
}
