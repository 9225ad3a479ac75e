import { randomInt } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import type { Platform } from './platform.ts'

export const demoAccounts = {
  learner: 'learner@kere.test',
  educator: 'educator@kere.test',
  admin: 'admin@kere.test',
} as const

export const demoPassword = 'learn-by-doing'

type Site = Pick<Platform, 'origin'>

export const signIn = (context: BrowserContext, site: Site, account: keyof typeof demoAccounts) =>
  signInAs(context, site, demoAccounts[account])

/**
 * Each sign-in comes from a network of its own, because from one network an account may sign in only 30 times in a
 * quarter of an hour, and the journeys share a few accounts.
 */
export async function signInAs(context: BrowserContext, { origin }: Site, email: string) {
  const data = { email, password: demoPassword }
  const headers = { origin, 'cf-connecting-ip': `198.18.${randomInt(256)}.${randomInt(256)}` }
  const answer = await context.request.post(`${origin}/api/auth/login`, { data, headers })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`)
}

export async function signInWithGoogle(context: BrowserContext, { origin }: Site, email: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/auth/login?next=%2Fdashboard`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Gauri')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(`${origin}/dashboard`)
  await page.close()
}
