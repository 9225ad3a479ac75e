import { createMiddleware } from 'hono/factory'
import type { Outside } from '../context.ts'
import type { FrameEnv } from './frame-env.ts'

/** As the shell makes them; anything else is replaced. */
const wellFormedId = /^[\w-]{8,64}$/

/** Logs the pattern of the path and no query string: both can hold what people typed. */
export const requestLog = (outside: Outside) =>
  createMiddleware<FrameEnv>(async (c, next) => {
    const startedAt = outside.now()
    const given = c.req.header('x-request-id')
    const requestId = given && wellFormedId.test(given) ? given : outside.newId('req')

    c.set('outside', outside)
    c.set('requestId', requestId)
    c.set('log', (event, fields) => outside.writeLog(JSON.stringify({ level: 'info', event, requestId, ...fields })))

    await next()

    // hono's own `header` would copy the answer.
    c.res.headers.set('x-request-id', requestId)
    c.get('log')('request', {
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      durationMs: outside.now() - startedAt,
    })
  })
