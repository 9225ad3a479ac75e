import type { Context as HonoContext } from 'hono'
import type { Context } from '../context.ts'
import { hashHex } from '../digests.ts'
import { DomainError } from './domain-error.ts'
import { failureResponse } from './failure.ts'
import type { FrameEnv } from './frame-env.ts'
import { claimKey, type StoredAnswer, updateAnswer } from './idempotency.queries.ts'
import { problemResponse } from './problem-response.ts'

const wellFormedKey = /^[\w-]{16,128}$/

/** How long an answer can be had again. After that the key is free. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Runs a mutation at most once for each `Idempotency-Key` of a caller and gives every repetition the first answer.
 *
 * Refusals are answers too. A request that died without an answer keeps its key: whether its write was committed cannot
 * be known, and running it again could do it twice.
 */
export async function answerOnce(
  c: HonoContext<FrameEnv>,
  { db, now, actor }: Context,
  request: unknown,
  run: () => Promise<Response>,
): Promise<Response> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return run()
  if (!wellFormedKey.test(key)) {
    const detail = 'Use 16 to 128 letters, digits, hyphens or underscores'
    return problemResponse(c, 'validation_failed', { errors: [{ pointer: '/headers/idempotency-key', detail }] })
  }

  const caller = actor?.userId ?? 'visitor'
  const requestHash = await hashHex(`${c.req.method} ${c.req.path} ${JSON.stringify(request)}`)
  const claim = await claimKey(db, { caller, key, requestHash, createdAt: now(), expiredBefore: now() - keptMs })
  if (!claim.isOurs) return repeat(requestHash, claim.stored)

  const response = await run().catch((error: unknown) => {
    if (error instanceof DomainError) return failureResponse(error, c)
    throw error
  })
  await updateAnswer(db, {
    caller,
    key,
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: await response.clone().text(),
  })
  return response
}

function repeat(requestHash: string, stored: StoredAnswer) {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency_key_reused')
  if (stored.status === null) throw new DomainError('idempotency_key_in_use')
  const headers = new Headers(stored.contentType === null ? {} : { 'content-type': stored.contentType })
  return new Response(stored.status === 204 ? null : stored.body, { status: stored.status, headers })
}
