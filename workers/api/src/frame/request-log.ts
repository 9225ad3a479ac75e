import { createMiddleware } from 'hono/factory'
import type { Outside } from '../context.ts'
import type { FrameEnv } from './frame-env.ts'

/** Ids of requests as the shell makes them; anything else that arrives is replaced. */
const wellFormedId = /^[\w-]{8,64}$/

/**
 * Gives the request its id and writes one line when it is answered: the pattern of its path, not the path, and no query
 * string, because both can hold what people typed.
 */
export const requestLog = (outside: Outside) =>
  createMiddleware<FrameEnv>(async (c, next) => {
    const startedAt = outside.now()
    const given = c.req.header('x-request-id')
    const requestId = given && wellFormedId.test(given) ? given : outside.newId('req')

    c.set('outside', outside)
    c.set('requestId', requestId)
    c.set('log', (event, fields) => outside.writeLog(JSON.stringify({ level: 'info', event, requestId, ...fields })))

    await next()

    c.header('x-request-id', requestId)
    c.get('log')('request', {
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      durationMs: outside.now() - startedAt,
    })
  })
