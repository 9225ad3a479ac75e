const ids = new WeakMap<Request, string>()

/** The id is used in log lines and audit entries. An id that the sender sets is ignored. */
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
