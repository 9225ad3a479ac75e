import { languageOf } from './problem-response.ts'
import { contractsHash, contractsHeader } from '@kere/contracts/contracts-hash'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { writeTraceparent } from '@kere/contracts/http/trace'
import { userHeader } from '@kere/contracts/accounts/user-header'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parse } from 'zod/v4/core'
import { type Context, openDatabase, type SignedIn } from '../base/context.ts'
import { readBearer } from './api-token.domain.ts'
import { authorizeNow, authenticate, isOpenTo, meetsConditions, authorize } from './authorize.ts'
import { enqueueOrLeave, type QueuedMail } from './outbox-queue.ts'
import { openCheckedDatabase, SessionChanged } from './checked-database.ts'
import { documentBuckets } from '../base/env.ts'
import { DomainError } from '../base/domain-error.ts'
import { createHttpExchange } from './http-exchange.ts'
import { compileValidator } from './compile-validator.ts'
import { capBody, capBytes, drainBody, requireJson, requireSameOrigin } from './guards.ts'
import type { FrameEnv } from './http-env.ts'
import { withIdempotency } from './idempotency.ts'
import { openSession } from './open-session.ts'
import { receiveFiles } from './receive-files.ts'
import type { FileAnswer, Route } from './route.ts'
import type { LiveUser } from './session-check.queries.ts'
import { readSettings } from './settings.ts'
import { authorizeToken } from './api-token-access.ts'
import { onlyTry } from './tries.ts'
import { validators } from './validate.ts'

/** The order of the handlers is the order in which a request is checked and refused. */
export function serveRoute(route: Route): MiddlewareHandler<FrameEnv>[] {
  const { endpoint } = route
  const isMutation = endpoint.method !== 'GET'
  const answer = answering(endpoint)

  return [
    createMiddleware<FrameEnv>(async (c, next) => {
      c.set('endpoint', endpoint)
      c.set('route', endpoint.path)
      const bearer = readBearer(c.req.header('authorization'))
      // The cookies beside a token are dropped, so that nothing is opened by both.
      const cookies = bearer === undefined ? c.req.header('cookie') : undefined
      c.set('bearer', bearer)
      c.set('database', openSession(c.env.DB, endpoint, cookies))
      const queued: QueuedMail[] = []
      c.set(
        'context',
        createContext(c, (outboxId, how) => queued.push({ outboxId, ...how })),
      )
      c.set('exchange', createHttpExchange(c, cookies))
      await next()
      if (queued.length === 0) return
      const about = { log: c.get('log'), traceparent: writeTraceparent(c.get('span')) }
      c.get('dependencies').afterAnswer(() => enqueueOrLeave(c.env, queued, about))
    }),
    ...(endpoint.bytes ? [drainBody(endpoint.bytes)] : []),
    ...(isMutation ? [requireSameOrigin] : []),
    createMiddleware<FrameEnv>(async (c, next) => {
      const context = c.get('context')
      const bearer = c.get('bearer')
      if (bearer !== undefined) {
        const { actor: program, storeUse } = await authorizeToken(context, endpoint, bearer)
        c.set('context', { ...context, actor: program })
        if (storeUse) c.get('dependencies').afterAnswer(async () => storeUse())
        return next()
      }
      const actor = await authenticate(context, c.get('exchange'), endpoint)
      // A change that was made offline belongs to the user who made it, even if another user has since signed in on the
      // device.
      const meant = isMutation ? c.req.header(userHeader) : undefined
      if (meant !== undefined && actor && actor.userId !== meant) throw new DomainError('unauthenticated')
      c.set('context', { ...context, actor })
      c.set('isSettled', actor === null)
      await next()
      // The caller is checked before the content of the request is. If a validator has refused it meanwhile, the
      // caller's own refusal comes first.
      if (actor && !c.get('isSettled')) await authorizeNow(context, endpoint, actor)
    }),
    ...(isMutation && !endpoint.files && !endpoint.bytes ? [capBody(endpoint)] : []),
    ...(endpoint.bytes ? [capBytes(endpoint.bytes)] : []),
    ...(endpoint.body && !endpoint.files ? [requireJson] : []),
    ...validators(endpoint),
    ...(endpoint.files ? [receiveFiles(endpoint)] : []),
    async (c) => {
      const context = c.get('context')
      const request = requestOf(c, route)
      const files = c.get('files')
      const bytes = endpoint.bytes && c.req.raw.body
      const handle = (admitted: Context) =>
        route.handle(admitted, { ...request, files, bytes }, c.get('exchange')).catch((error: unknown) => {
          throw files?.refusal ?? error
        })
      if (isMutation) return withIdempotency(c, route, request, async (admitted) => answer(c, await handle(admitted)))
      const { actor } = context
      c.set('isSettled', true)
      // The token was checked before, and has no session.
      const hasSession = actor && c.get('bearer') === undefined
      const result = hasSession ? await readChecked(c, endpoint, context, actor, handle) : await handle(context)
      return answer(c, result)
    },
  ]
}

/**
 * Runs a read with the session check in its first batch. If the user has changed since the token was issued, it runs
 * again with the new state. If the token's role is not admitted, the session is checked first.
 */
async function readChecked(
  c: HonoContext<FrameEnv>,
  endpoint: Endpoint,
  context: Context,
  actor: SignedIn,
  handle: (admitted: Context) => Promise<unknown>,
) {
  if (!isOpenTo(endpoint, actor)) return handle({ ...context, actor: await authorizeNow(context, endpoint, actor) })
  try {
    const isGoodFor = (live: LiveUser) => live.role === actor.role && meetsConditions(endpoint, live, context)
    const { db, settle } = openCheckedDatabase(c.get('database'), actor, context.at, isGoodFor)
    const result = await handle({ ...context, db }).catch(async (error: unknown) => {
      await settle()
      throw error
    })
    await settle()
    return result
  } catch (error) {
    if (!(error instanceof SessionChanged)) throw error
    return handle({ ...context, actor: await authorize(context, endpoint, actor, error.live) })
  }
}

/** A proxy may have turned a strong etag into a weak one; it still names the same bytes. */
const isHeld = (held: string | undefined, etag: string | undefined) =>
  etag !== undefined && (held?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false)

/** Drops every field that the contract does not declare. */
function answering(endpoint: Endpoint) {
  let fits: ((result: unknown) => boolean) | undefined
  const toDeclared = (result: unknown) => {
    fits ??= compileValidator(endpoint.response)
    return fits(result) ? result : parse(endpoint.response, result)
  }
  return (c: HonoContext<FrameEnv>, result: unknown) => {
    if (endpoint.status === 204 || endpoint.answeredBy) return c.body(null, 204)
    if (endpoint.mediaType) {
      // The cast is safe: the type of `fileRoute` ensures that the result is a file.
      const { body, headers } = result as FileAnswer
      if (!isHeld(c.req.header('if-none-match'), headers.etag)) return c.body(body, endpoint.status, headers)
      if (typeof body !== 'string') void body.cancel()
      const { 'content-length': _, ...kept } = headers
      return c.body(null, 304, kept)
    }
    return c.body(JSON.stringify(toDeclared(result)), endpoint.status, {
      'content-type': 'application/json',
      [contractsHeader]: contractsHash,
    })
  }
}

function createContext(c: HonoContext<FrameEnv>, queueMail: Context['queueMail']): Context {
  const { now, newId, randomBytes, argon2id, wait, kindOfMail, verifier } = c.get('dependencies')
  const at = now()
  const only = onlyTry(openDatabase(c.get('database')), newId)
  return {
    media: c.env.MEDIA,
    documents: documentBuckets(c.env),
    at,
    waitUntilAge: (ms) => wait(Math.max(0, at + ms - now())),
    newId,
    randomBytes,
    argon2id,
    actor: null,
    requestId: c.get('requestId'),
    language: languageOf(c),
    isRetry: false,
    ...only,
    ofOne: () => Promise.resolve(only),
    doneOnes: [],
    log: c.get('log'),
    queueMail,
    kindOfMail,
    verifier,
    settings: readSettings(c.env),
  }
}

function requestOf(c: HonoContext<FrameEnv>, { endpoint }: Route) {
  // hono's types know a target only if its validator is in the same chain.
  const valid = (target: 'param' | 'query' | 'json') => c.req.valid(target as never) as unknown
  return {
    ...(endpoint.path.includes(':') ? { params: valid('param') } : {}),
    ...(endpoint.query ? { query: valid('query') } : {}),
    ...(endpoint.body ? { body: valid('json') } : {}),
  }
}
