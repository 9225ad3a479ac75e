import { beginSpan, type SpanLine, traceHeader } from '@kere/contracts/http/trace'
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

    const span = beginSpan(c.req.header(traceHeader))

    c.set('dependencies', dependencies)
    c.set('requestId', requestId)
    c.set('span', span)
    c.set('log', (event, fields) =>
      dependencies.writeLog(JSON.stringify({ level: 'info', event, requestId, traceId: span.traceId, ...fields })),
    )

    await next()

    // The header is set directly, because hono's `header` would copy the response.
    c.res.headers.set('x-request-id', requestId)
    const line: SpanLine = {
      ...span,
      part: 'api',
      name: c.get('route') ?? 'unknown',
      at: startedAt,
      durationMs: dependencies.now() - startedAt,
      isFailed: c.res.status >= 500,
    }
    c.get('log')('request', { ...line, method: c.req.method, status: c.res.status })
  })
