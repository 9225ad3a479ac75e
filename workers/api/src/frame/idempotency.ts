import type { Endpoint } from '@kere/contracts/endpoint'
import { writeFreshCookie } from '@kere/contracts/fresh-cookie'
import { keptAnswerMs } from '@kere/d1/schema/idempotency-keys'
import type { Context as HonoContext } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Actor, Context, SignedIn } from '../context.ts'
import { requireSecret } from '../auth/require-secret.ts'
import { hmac, toHex } from '../digests.ts'
import { requireAdmitted } from './admit.ts'
import { DomainError } from './domain-error.ts'
import type { Exchange } from './exchange.ts'
import { failureResponse } from './failure.ts'
import type { FrameEnv } from './frame-env.ts'
import {
  checkAndClaim,
  checkAndCount,
  claimKey,
  type NewKey,
  type StoredAnswer,
  updateAnswer,
  visitorCaller,
} from './idempotency.queries.ts'
import { requireBudget, userSpender, visitorSpender } from './mutation-budget.ts'
import { problemResponse } from './problem-response.ts'
import type { Route } from './route.ts'

const wellFormedKey = /^[\w-]{16,128}$/

/** Refusals are repeated too. A request that died keeps its key: running it again could write twice. */
export async function answerOnce(
  c: HonoContext<FrameEnv>,
  { endpoint, renew }: Route,
  request: unknown,
  run: (admitted: Context) => Promise<Response>,
): Promise<Response> {
  const context = c.get('context')
  const { db, now, actor } = context
  const key = endpoint.isNeverStored ? undefined : c.req.header('idempotency-key')
  if (key === undefined) {
    c.set('isSettled', true)
    const admitted = actor && (await admitWithinBudget(context, endpoint, actor))
    return showFresh(admitted, await run({ ...context, actor: admitted }))
  }
  if (!wellFormedKey.test(key)) {
    const detail = 'Use 16 to 128 letters, digits, hyphens or underscores'
    return problemResponse(c, 'validation_failed', { errors: [{ pointer: '/headers/idempotency-key', detail }] })
  }

  // Keyed: a request may hold a password.
  const sent = `request ${c.req.method} ${c.req.path} ${JSON.stringify(request)}`
  const requestHash = toHex(await hmac(requireSecret(context), sent))
  const row = { key, requestHash, createdAt: now(), expiredBefore: now() - keptAnswerMs }
  c.set('isSettled', true)
  const { admitted, claim } = await admitAndClaim(context, endpoint, row, c.get('exchange'))
  if (!claim.isOurs) {
    const given = readAnswer(requestHash, claim.stored)
    if (given.status < 300) await renew?.({ ...context, actor: admitted }, c.get('exchange'))
    return showFresh(admitted, repeat(c, given))
  }

  const response = await run({ ...context, actor: admitted }).catch((error: unknown) => {
    if (error instanceof DomainError) return failureResponse(error, c)
    throw error
  })
  await updateAnswer(db, {
    caller: callerOf(admitted),
    key,
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: await response.clone().text(),
  })
  return showFresh(admitted, response)
}

/** After a change its user is shown nothing kept. */
function showFresh(admitted: Actor, response: Response) {
  if (admitted && response.ok) response.headers.append('set-cookie', writeFreshCookie())
  return response
}

const callerOf = (actor: Actor) => actor?.userId ?? visitorCaller

async function admitAndClaim(
  context: Context,
  endpoint: Endpoint,
  row: Omit<NewKey, 'caller'>,
  { networkAddress }: Pick<Exchange, 'networkAddress'>,
) {
  const { db, actor, now } = context
  if (!actor) {
    const spender = await visitorSpender(context, networkAddress)
    const { spent, claim } = await claimKey(db, { ...row, caller: callerOf(null) }, spender)
    requireBudget(context, spender, spent)
    return { admitted: null, claim: claim() }
  }
  const spender = await userSpender(context, actor)
  const asked = { signedIn: actor, access: endpoint.access, now: now(), spender }
  const { live, spent, claim } = await checkAndClaim(db, asked, { ...row, caller: callerOf(actor) })
  const admitted = await requireAdmitted(context, endpoint, actor, live)
  requireBudget(context, spender, spent)
  return { admitted, claim: claim() }
}

async function admitWithinBudget(context: Context, endpoint: Endpoint, actor: SignedIn) {
  const spender = await userSpender(context, actor)
  const { live, spent } = await checkAndCount(context.db, { signedIn: actor, now: context.now(), spender })
  const admitted = await requireAdmitted(context, endpoint, actor, live)
  requireBudget(context, spender, spent)
  return admitted
}

function readAnswer(requestHash: string, { status, ...stored }: StoredAnswer) {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency_key_reused')
  if (status === null) throw new DomainError('idempotency_key_in_use')
  return { ...stored, status }
}

function repeat(c: HonoContext<FrameEnv>, { status, contentType, body }: ReturnType<typeof readAnswer>) {
  if (contentType !== null) c.header('content-type', contentType)
  // It was the status of an answer.
  return c.newResponse(status === 204 ? null : body, status as StatusCode)
}
