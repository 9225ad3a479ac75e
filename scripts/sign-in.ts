import type { BrowserContext } from 'playwright-core'
import type { Platform } from './platform.ts'

/** The demo accounts of the local seed, by the remote that is theirs. */
export const demoAccounts = {
  learner: 'learner@kere.test',
  educator: 'educator@kere.test',
  admin: 'admin@kere.test',
} as const

/** Of everybody in the local seed. */
export const demoPassword = 'learn-by-doing'

type Site = Pick<Platform, 'origin'>

/** Signs a browser in without a page: its cookies come from the API's answer. */
export const signIn = (context: BrowserContext, site: Site, account: keyof typeof demoAccounts) =>
  signInAs(context, site, demoAccounts[account])

/** Signs in by an address whose account has the demo password. */
export async function signInAs(context: BrowserContext, { origin }: Site, email: string) {
  const data = { email, password: demoPassword }
  const answer = await context.request.post(`${origin}/api/auth/login`, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`)
}
