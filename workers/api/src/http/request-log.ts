import { createMiddleware } from 'hono/factory'
import type { Dependencies } from '../base/context.ts'
import type { FrameEnv } from './http-env.ts'

/** The format of ids that the shell makes. An id in any other format is replaced. */
const wellFormedId = /^[\w-]{8,64}$/

/**
 * Logs the path's pattern and leaves out the query string: both the path and the query may contain text that people
 * typed.
 */
export const requestLog = (dependencies: Dependencies) =>
  createMiddleware<FrameEnv>(async (c, next) => {
    const startedAt = dependencies.now()
    const given = c.req.header('x-request-id')
    const requestId = given && wellFormedId.test(given) ? given : dependencies.newId('req')

    c.set('dependencies', dependencies)
    c.set('requestId', requestId)
    c.set('log', (event, fields) =>
      dependencies.writeLog(JSON.stringify({ level: 'info', event, requestId, ...fields })),
    )

    await next()

    // The header is set directly, because hono's `header` would copy the response.
    c.res.headers.set('x-request-id', requestId)
    c.get('log')('request', {
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      durationMs: dependencies.now() - startedAt,
    })
  })
