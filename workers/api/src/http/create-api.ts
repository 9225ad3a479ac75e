import { Hono } from 'hono'
import type { Dependencies } from '../base/context.ts'
import { failureResponse } from './failure.ts'
import type { FrameEnv } from './http-env.ts'
import { CachedRouter } from './cached-router.ts'
import { problemResponse } from './problem-response.ts'
import { requestLog } from './request-log.ts'
import type { Route } from './route.ts'
import { serveRoute } from './serve-route.ts'
import { createMiddleware } from 'hono/factory'

/**
 * Shared caches ignore cookies, so only answers that are the same for everybody may be kept there. For browsers see
 * `fresh-cookie.ts`.
 */
const cacheControl = createMiddleware<FrameEnv>(async (c, next) => {
  await next()
  const maxAge = c.get('endpoint')?.maxAgeSeconds
  // The headers are set directly, because hono's `header` copies a finished response at every call.
  const { headers, status } = c.res
  const ok = c.res.ok || status === 304
  headers.set('x-content-type-options', 'nosniff')
  if (maxAge && ok) {
    headers.set('cache-control', `public, max-age=${maxAge}`)
    headers.set('vary', 'cookie, accept-language')
  } else if (!(ok && headers.get('cache-control')?.startsWith('private,'))) {
    headers.set('cache-control', 'private, no-store')
  }
})

export function createApi(routes: readonly Route[], dependencies: Dependencies) {
  const api = new Hono<FrameEnv>({ router: new CachedRouter(routes.map(({ endpoint }) => endpoint.path)) })
  api.use(requestLog(dependencies), cacheControl)

  for (const [path, routesOfPath] of byPath(routes)) {
    for (const route of routesOfPath) api.on([route.endpoint.method], [path], ...serveRoute(route))

    const methods = routesOfPath.flatMap(({ endpoint: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    api.all(path, (c) => {
      c.set('route', path)
      c.header('allow', methods.join(', '))
      return problemResponse(c, 'method_not_allowed')
    })
  }

  api.notFound((c) => problemResponse(c, 'not_found'))
  api.onError(failureResponse)
  return api
}

/**
 * Sorts fixed path segments before parameters: `/api/courses/featured` must not match as the course named "featured".
 */
function byPath(routes: readonly Route[]) {
  const sortKey = (path: string) => path.replaceAll(':', '\uffff')
  const paths = Map.groupBy(routes, ({ endpoint }) => endpoint.path)
  return [...paths].toSorted(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
}
