import type { Endpoint } from '@kere/contracts/http/endpoint'
import { problemOf } from '@kere/contracts/http/problems'
import { writeBookmarkCookie, writeFreshCookie } from '@kere/contracts/accounts/fresh-cookie'
import type { Context as HonoContext } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Actor, Context, SignedIn } from '../base/context.ts'
import { requireSecret } from '../base/secrets.ts'
import { hmac, toHex } from '../base/digests.ts'
import { conditionsOf } from './admitted-row.ts'
import { authorize } from './authorize.ts'
import { DomainError } from '../base/domain-error.ts'
import type { HttpExchange } from './http-exchange.ts'
import { failureResponse } from './failure.ts'
import type { FrameEnv } from './http-env.ts'
import {
  checkAndClaim,
  checkAndCount,
  claimKey,
  type Lease,
  type NewKey,
  releaseLease,
  type StoredAnswer,
  updateAnswer,
  visitorCaller,
} from './idempotency.queries.ts'
import { requireBudget, userRateLimitKey, visitorRateLimitKey } from './mutation-budget.ts'
import { problemResponse } from './problem-response.ts'
import type { Route } from './route.ts'
import { triesUnder } from './tries.ts'

const wellFormedKey = /^[\w-]{16,128}$/

/**
 * Runs a request once per key and repeats its stored answer to retries. Refusals are stored too, unless they are
 * transient. A request that ended without an answer, or whose answer has been dropped, runs again; every act must allow
 * that.
 */
export async function withIdempotency(
  c: HonoContext<FrameEnv>,
  { endpoint, renew }: Route,
  request: unknown,
  run: (admitted: Context) => Promise<Response>,
): Promise<Response> {
  const context = c.get('context')
  const { at, newId, actor } = context
  const key = endpoint.isNeverStored ? undefined : c.req.header('idempotency-key')
  if (key === undefined) {
    c.set('isSettled', true)
    const admitted = actor && (await admitWithinBudget(context, endpoint, actor))
    return readOwnWrites(c, admitted, await run({ ...context, actor: admitted }))
  }
  if (!wellFormedKey.test(key)) {
    const detail = 'Use 16 to 128 letters, digits, hyphens or underscores'
    return problemResponse(c, 'validation_failed', { errors: [{ pointer: '/headers/idempotency-key', detail }] })
  }

  // The hash uses a secret key, because the request may contain a password.
  const sent = `request ${c.req.method} ${c.req.path} ${JSON.stringify(request)}`
  const secret = requireSecret(context)
  const requestHash = toHex(await hmac(secret, sent))
  const row = { key, requestHash, leaseId: newId('lse'), createdAt: at }
  c.set('isSettled', true)
  const { admitted, claim } = await admitAndClaim(context, endpoint, row, c.get('exchange'))
  if (!claim.isOurs) {
    const given = readAnswer(requestHash, claim.stored)
    if (given.status < 300) await renew?.({ ...context, actor: admitted }, c.get('exchange'))
    return readOwnWrites(c, admitted, repeat(c, given))
  }

  const lease = { caller: callerOf(admitted), key, leaseId: row.leaseId }
  const { firstAt, done } = claim
  const { ofAct, ...ones } = triesUnder({ d1: c.get('database'), secret, lease, firstAt, done: done ?? {} })
  const leased = { ...context, ...(await ofAct()), actor: admitted, isRetry: firstAt < row.createdAt, ...ones }
  const isTold = leased.isDone && endpoint.status === 204
  if (isTold) await renew?.(leased, c.get('exchange'))
  const response = await (isTold ? Promise.resolve(c.body(null, 204)) : run(leased)).catch(async (error: unknown) => {
    if (error instanceof DomainError && !isTransient(error)) return failureResponse(error, c)
    throw (await isStillOurs(context, lease)) ? error : new DomainError('idempotency_key_in_use')
  })
  await keepAnswer(context, lease, response)
  return readOwnWrites(c, admitted, response)
}

/** A throttle or an outage passes. If its refusal were stored, the same request would be refused for a day. */
const isTransient = ({ code }: DomainError) => {
  const { status } = problemOf(code)
  return status === 429 || status >= 500
}

/** Releases the lease, so that a retry need not wait until it runs out. */
const isStillOurs = ({ db }: Context, lease: Lease) => releaseLease(db, lease).catch(() => true)

/** Stores the answer. A failure here is only logged, because the act is done and a retry will find it done. */
async function keepAnswer({ db, log }: Context, lease: Lease, response: Response) {
  const { status, headers } = response
  try {
    await updateAnswer(db, lease, {
      status,
      contentType: headers.get('content-type'),
      body: await response.clone().text(),
    })
  } catch (error) {
    log('answer_not_kept', { level: 'warn', error: error instanceof Error ? error.name : String(error) })
  }
}

/**
 * Makes the caller's next reads show the change: the bookmark keeps them from a replica that lags behind, and the
 * second cookie keeps a user's reads from caches.
 */
function readOwnWrites(c: HonoContext<FrameEnv>, admitted: Actor, response: Response) {
  if (!response.ok) return response
  if (admitted) response.headers.append('set-cookie', writeFreshCookie())
  const bookmark = c.get('database').getBookmark()
  if (bookmark) response.headers.append('set-cookie', writeBookmarkCookie(bookmark))
  return response
}

const callerOf = (actor: Actor) => actor?.userId ?? visitorCaller

async function admitAndClaim(
  context: Context,
  endpoint: Endpoint,
  row: Omit<NewKey, 'caller'>,
  { networkAddress }: Pick<HttpExchange, 'networkAddress'>,
) {
  const { db, actor, at } = context
  if (!actor) {
    const rateLimitKey = await visitorRateLimitKey(context, networkAddress)
    const { spent, claim } = await claimKey(db, { ...row, caller: callerOf(null) }, rateLimitKey)
    requireBudget(context, rateLimitKey, spent)
    return { admitted: null, claim: claim() }
  }
  const rateLimitKey = await userRateLimitKey(context, actor)
  const asked = {
    signedIn: actor,
    access: endpoint.access,
    needed: conditionsOf(endpoint, context.settings),
    now: at,
    rateLimitKey,
  }
  const { live, spent, claim } = await checkAndClaim(db, asked, { ...row, caller: callerOf(actor) })
  const admitted = await authorize(context, endpoint, actor, live)
  requireBudget(context, rateLimitKey, spent)
  return { admitted, claim: claim() }
}

async function admitWithinBudget(context: Context, endpoint: Endpoint, actor: SignedIn) {
  const rateLimitKey = await userRateLimitKey(context, actor)
  const { live, spent } = await checkAndCount(context.db, { signedIn: actor, now: context.at, rateLimitKey })
  const admitted = await authorize(context, endpoint, actor, live)
  requireBudget(context, rateLimitKey, spent)
  return admitted
}

function readAnswer(requestHash: string, { status, ...stored }: StoredAnswer) {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency_key_reused')
  if (status === null) throw new DomainError('idempotency_key_in_use')
  return { ...stored, status }
}

function repeat(c: HonoContext<FrameEnv>, { status, contentType, body }: ReturnType<typeof readAnswer>) {
  if (contentType !== null) c.header('content-type', contentType)
  // The number was stored from a response, so it is a valid status.
  return c.newResponse(status === 204 ? null : body, status as StatusCode)
}
