import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parse } from 'zod/v4/core'
import { type Context, openDatabase } from '../context.ts'
import { capBody, requireAccess, requireJson, requireSameOrigin } from './guards.ts'
import type { FrameEnv } from './frame-env.ts'
import { answerOnce } from './idempotency.ts'
import type { Route } from './route.ts'
import { validators } from './validate.ts'

/** Everything between a matched path and its use case, in the order in which a request is refused. */
export function serveRoute(route: Route): MiddlewareHandler<FrameEnv>[] {
  const { endpoint } = route
  const isMutation = endpoint.method !== 'GET'

  return [
    createMiddleware<FrameEnv>(async (c, next) => {
      c.set('endpoint', endpoint)
      c.set('route', endpoint.path)
      await next()
    }),
    requireAccess,
    ...(isMutation ? [requireSameOrigin, capBody] : []),
    ...(endpoint.body ? [requireJson] : []),
    ...validators(endpoint),
    async (c) => {
      const context = createContext(c)
      const request = requestOf(c, route)
      return isMutation
        ? answerOnce(c, context, request, () => answer(c, route, context, request))
        : answer(c, route, context, request)
    },
  ]
}

/** Runs the use case. The answer is parsed by the contract, so that no undeclared field leaves. */
async function answer(c: HonoContext<FrameEnv>, { endpoint, handle }: Route, context: Context, request: unknown) {
  const result = await handle(context, request)
  if (endpoint.status === 204) return c.body(null, 204)
  return c.body(JSON.stringify(parse(endpoint.response, result)), endpoint.status, {
    'content-type': 'application/json',
  })
}

function createContext(c: HonoContext<FrameEnv>): Context {
  const { now, newId } = c.get('outside')
  return { db: openDatabase(c.env.DB), now, newId, actor: { role: 'visitor' }, log: c.get('log') }
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
