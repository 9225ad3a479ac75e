import { messages } from '@kere/contracts/http/messages'
import type { Account } from '../auth/issue-tokens.ts'
import { requireSecrets } from '../../base/secrets.ts'
import { type Client, startSession } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { type GooglePerson, exchangeCode } from './google-provider.ts'
import { linkIdentity, selectByIdentity } from './google.queries.ts'
import { googleCookie, type GoogleFlow, tripMs } from './google-flow.ts'

/** The limits of returns from Google, because each one makes this worker call Google. One sign-in returns only once. */
const tripLimits = {
  account: { limit: 1, windowMs: tripMs },
  network: { limit: 100, windowMs: tripMs },
  site: { limit: 300, windowMs: tripMs },
} as const satisfies ThrottleLimits

interface GoogleAnswer {
  code: string
  state: string
  flow: string | undefined
  origin: string
}

/** Signs in with Google's answer. All failures get the same refusal, and the log tells the reason. */
export async function finishGoogle(context: Context, answer: GoogleAnswer, client: Client) {
  const { at, newId } = context
  const flow = await googleCookie.read(answer.flow, requireSecrets(context), at)
  if (!flow || flow.state !== answer.state) return refuse(context, 'Not the browser that was sent there')
  await takeTrip(context, flow, client)
  const person = await identifyPerson(context, answer, flow)

  const id = newId('usr')
  const [known] = await selectByIdentity(context, person.subject)
  const account: Account | undefined =
    known && !isAdminToBe(context, known, person)
      ? known
      : await linkIdentity(context, {
          id,
          person,
          role: flow.role ?? 'student',
          device: describeDevice(client.userAgent),
        })
  if (!account) return refuse(context, 'The account went away')

  const session = await startSession(context, { account, client, passwordHash: null, keys: null, next: flow.next })
  if (!session) return refuse(context, 'The account went away')
  const mustChooseRole = account.id === id && flow.role === null && account.role !== 'admin'
  return { user: session.user, next: flow.next, mustChooseRole, cookies: session.cookies }
}

/** Counts the return before any request to Google. */
async function takeTrip(context: Context, { state }: GoogleFlow, { networkAddress }: Client) {
  const trip = { act: 'google', account: state, networkAddress, limits: tripLimits }
  await throttle(context, trip).catch((error: unknown) => {
    if (error instanceof DomainError) refuse(context, 'Came back before, or too many from one network')
    throw error
  })
}

/**
 * Tells whether the configuration has named the account's address as super admin since its last sign-in. Google's
 * answer then proves the address.
 */
function isAdminToBe({ settings }: Context, { role, email }: Account, person: GooglePerson): boolean {
  return role !== 'admin' && email === person.email && email === settings.superAdminEmail?.toLowerCase()
}

async function identifyPerson(
  context: Context,
  { code, origin }: GoogleAnswer,
  flow: GoogleFlow,
): Promise<GooglePerson> {
  const { settings, at } = context
  if (!settings.google) return refuse(context, 'Google is not set up')
  return exchangeCode(settings.google, { code, flow, origin, now: at }).catch((error: unknown) =>
    refuse(context, describe(error)),
  )
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown'

function refuse({ log }: Context, reason: string): never {
  log('google_refused', { level: 'warn', reason })
  throw new DomainError('authentication_failed', messages.authenticationFailed)
}
