import { beginSpan, type Span, traceHeader, writeTraceparent } from '@kere/contracts/http/trace'

const ids = new WeakMap<Request, string>()

/** The id is used in log lines and audit entries. An id that the sender sets is ignored. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request)
  if (known) return known
  const id = `req_${crypto.randomUUID()}`
  ids.set(request, id)
  return id
}

const spans = new WeakMap<Request, Span>()

/** A caller's trace goes on. Its id is no secret and decides nothing, unlike that of the request. */
export function spanOf(request: Request): Span {
  const known = spans.get(request)
  if (known) return known
  const span = beginSpan(request.headers.get(traceHeader))
  spans.set(request, span)
  return span
}

export function withOwnId(request: Request): Request {
  const own = new Request(request)
  own.headers.set('x-request-id', requestIdOf(request))
  own.headers.set(traceHeader, writeTraceparent(spanOf(request)))
  return own
}
