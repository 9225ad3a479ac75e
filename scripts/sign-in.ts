import type { BrowserContext } from 'playwright-core'
import type { Platform } from './platform.ts'

/** The demo accounts of the local seed, by the remote that is theirs. */
export const demoAccounts = {
  learner: 'learner@kere.test',
  educator: 'educator@kere.test',
  admin: 'admin@kere.test',
} as const

/** Signs a browser in without a page: its cookies come from the API's answer. */
export async function signIn(
  context: BrowserContext,
  { origin }: Pick<Platform, 'origin'>,
  account: keyof typeof demoAccounts,
) {
  const data = { email: demoAccounts[account], password: 'learn-by-doing' }
  const answer = await context.request.post(`${origin}/api/auth/login`, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${data.email} could not sign in: ${answer.status()} ${await answer.text()}`)
}
