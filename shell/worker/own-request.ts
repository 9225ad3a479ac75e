const ids = new WeakMap<Request, string>()

/** Of the log lines and the audit entries that come of a request; ours, whatever the sender calls it. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request)
  if (known) return known
  const id = `req_${crypto.randomUUID()}`
  ids.set(request, id)
  return id
}

export function withOwnId(request: Request): Request {
  const own = new Request(request)
  own.headers.set('x-request-id', requestIdOf(request))
  return own
}
