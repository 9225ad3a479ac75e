import type { Endpoint } from '@kere/contracts/endpoint'
import type { Context as HonoContext } from 'hono'
import type { Actor, Context } from '../context.ts'
import { hashHex } from '../digests.ts'
import { admitNow, requireAdmitted } from './admit.ts'
import { DomainError } from './domain-error.ts'
import { failureResponse } from './failure.ts'
import type { FrameEnv } from './frame-env.ts'
import { checkAndClaim, claimKey, type NewKey, type StoredAnswer, updateAnswer } from './idempotency.queries.ts'
import { problemResponse } from './problem-response.ts'

const wellFormedKey = /^[\w-]{16,128}$/

/** After that the key is free. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Every repetition of an `Idempotency-Key` gets the first answer, refusals included. A request that died without an answer
 * keeps its key: running it again could write twice.
 */
export async function answerOnce(
  c: HonoContext<FrameEnv>,
  endpoint: Endpoint,
  request: unknown,
  run: (admitted: Context) => Promise<Response>,
): Promise<Response> {
  const context = c.get('context')
  const { db, now, actor } = context
  const key = endpoint.isNeverStored ? undefined : c.req.header('idempotency-key')
  if (key === undefined) {
    c.set('isSettled', true)
    const admitted = actor && (await admitNow(context, endpoint, actor))
    return run({ ...context, actor: admitted })
  }
  if (!wellFormedKey.test(key)) {
    const detail = 'Use 16 to 128 letters, digits, hyphens or underscores'
    return problemResponse(c, 'validation_failed', { errors: [{ pointer: '/headers/idempotency-key', detail }] })
  }

  const requestHash = await hashHex(`${c.req.method} ${c.req.path} ${JSON.stringify(request)}`)
  const row = { key, requestHash, createdAt: now(), expiredBefore: now() - keptMs }
  c.set('isSettled', true)
  const { admitted, claim } = await admitAndClaim(context, endpoint, row)
  if (!claim.isOurs) return repeat(requestHash, claim.stored)

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
  return response
}

const callerOf = (actor: Actor) => actor?.userId ?? 'visitor'

async function admitAndClaim(context: Context, endpoint: Endpoint, row: Omit<NewKey, 'caller'>) {
  const { db, actor, now } = context
  const claimAsVisitor = async () => ({ admitted: null, claim: await claimKey(db, { ...row, caller: callerOf(null) }) })
  if (!actor) return claimAsVisitor()
  const { live, claim } = await checkAndClaim(db, actor, endpoint.access, now(), { ...row, caller: callerOf(actor) })
  const admitted = await requireAdmitted(context, endpoint, actor, live)
  // Whose session is over is a visitor where access is optional.
  return admitted ? { admitted, claim: claim() } : claimAsVisitor()
}

function repeat(requestHash: string, stored: StoredAnswer) {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency_key_reused')
  if (stored.status === null) throw new DomainError('idempotency_key_in_use')
  const headers = new Headers(stored.contentType === null ? {} : { 'content-type': stored.contentType })
  return new Response(stored.status === 204 ? null : stored.body, { status: stored.status, headers })
}
