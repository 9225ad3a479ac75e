import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parse } from 'zod/v4/core'
import { type Context, openDatabase } from '../context.ts'
import { admit, requireRole } from './admit.ts'
import { announceAll } from './announcements.ts'
import { openCheckedDatabase, SessionChanged } from './checked-database.ts'
import { createExchange } from './exchange.ts'
import { capBody, requireJson, requireSameOrigin } from './guards.ts'
import type { FrameEnv } from './frame-env.ts'
import { answerOnce } from './idempotency.ts'
import type { Route } from './route.ts'
import { readSettings } from './settings.ts'
import { validators } from './validate.ts'

/** Everything between a matched path and its use case, in the order in which a request is refused. */
export function serveRoute(route: Route): MiddlewareHandler<FrameEnv>[] {
  const { endpoint } = route
  const isMutation = endpoint.method !== 'GET'

  return [
    createMiddleware<FrameEnv>(async (c, next) => {
      c.set('endpoint', endpoint)
      c.set('route', endpoint.path)
      const announced: string[] = []
      c.set(
        'context',
        createContext(c, (outboxId) => announced.push(outboxId)),
      )
      c.set('exchange', createExchange(c))
      await next()
      if (announced.length === 0) return
      c.get('outside').afterAnswer(() => announceAll(c.env.OUTBOX_QUEUE, announced, c.get('log')))
    }),
    ...(isMutation ? [requireSameOrigin] : []),
    createMiddleware<FrameEnv>(async (c, next) => {
      const { actor, mustCheck } = await admit(c.get('context'), c.get('exchange'), endpoint)
      c.set('context', { ...c.get('context'), actor })
      c.set('mustCheck', mustCheck)
      await next()
    }),
    ...(isMutation ? [capBody] : []),
    ...(endpoint.body ? [requireJson] : []),
    ...validators(endpoint),
    async (c) => {
      const context = c.get('context')
      const request = requestOf(c, route)
      const run = async () => answer(c, route, await route.handle(context, request, c.get('exchange')))
      if (isMutation && !endpoint.isNeverStored) return answerOnce(c, context, request, run)
      return c.get('mustCheck') ? answer(c, route, await readChecked(c, route, context, request)) : run()
    },
  ]
}

/**
 * Runs a read whose session is checked in its first batch. Where the role has changed since the access token was made, it
 * is run again for the role that the user holds now.
 */
async function readChecked(c: HonoContext<FrameEnv>, route: Route, context: Context, request: unknown) {
  const { actor } = context
  if (!actor) throw new Error('There is no session to check')
  try {
    const { db, settle } = openCheckedDatabase(c.env.DB, actor, context.now())
    const result = await route.handle({ ...context, db }, request, c.get('exchange')).catch(async (error: unknown) => {
      await settle()
      throw error
    })
    await settle()
    return result
  } catch (error) {
    if (!(error instanceof SessionChanged)) throw error
    const current = await requireRole(context, route.endpoint, actor, error.role)
    return route.handle({ ...context, actor: current }, request, c.get('exchange'))
  }
}

/** Sends what the use case returned. It is parsed by the contract, so that no undeclared field leaves. */
function answer(c: HonoContext<FrameEnv>, { endpoint }: Route, result: unknown) {
  if (endpoint.status === 204) return c.body(null, 204)
  return c.body(JSON.stringify(parse(endpoint.response, result)), endpoint.status, {
    'content-type': 'application/json',
  })
}

function createContext(c: HonoContext<FrameEnv>, announce: Context['announce']): Context {
  const { now, newId, randomBytes, argon2id, wait } = c.get('outside')
  return {
    db: openDatabase(c.env.DB),
    now,
    newId,
    randomBytes,
    argon2id,
    wait,
    actor: null,
    requestId: c.get('requestId'),
    log: c.get('log'),
    announce,
    settings: readSettings(c.env),
  }
}

/** The validated parts, under the names the contract gives them. */
function requestOf(c: HonoContext<FrameEnv>, { endpoint }: Route) {
  // hono's types know the targets only of validators in the same chain.
  const valid = (target: 'param' | 'query' | 'json') => c.req.valid(target as never) as unknown
  return {
    ...(endpoint.params ? { params: valid('param') } : {}),
    ...(endpoint.query ? { query: valid('query') } : {}),
    ...(endpoint.body ? { body: valid('json') } : {}),
  }
}
