import { Hono } from 'hono'
import type { Outside } from '../context.ts'
import { cacheControl } from './cache-control.ts'
import { failureResponse } from './failure.ts'
import type { FrameEnv } from './frame-env.ts'
import { KeptMatches } from './kept-matches.ts'
import { problemResponse } from './problem-response.ts'
import { requestLog } from './request-log.ts'
import type { Route } from './route.ts'
import { serveRoute } from './serve-route.ts'

export function createApi(routes: readonly Route[], outside: Outside) {
  const api = new Hono<FrameEnv>({ router: new KeptMatches(routes.map(({ endpoint }) => endpoint.path)) })
  api.use(requestLog(outside), cacheControl)

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

/** Fixed words before parameters: `/api/courses/featured` is not the course named "featured". */
function byPath(routes: readonly Route[]) {
  const sortKey = (path: string) => path.replaceAll(':', '\uffff')
  const paths = Map.groupBy(routes, ({ endpoint }) => endpoint.path)
  return [...paths].toSorted(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
}
