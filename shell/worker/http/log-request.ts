import type { SpanLine } from '@kere/contracts/http/trace'
import { requestIdOf, spanOf } from './own-request.ts'

const routes = new WeakMap<Request, string>()

/** Names the pattern of the request's address. Only patterns are logged, because an address may contain a secret. */
export function nameRoute(request: Request, pattern: string) {
  routes.set(request, pattern)
}

export function logRequest(request: Request, at: number, { status }: Response) {
  const line: SpanLine = {
    ...spanOf(request),
    part: 'shell',
    name: routes.get(request) ?? '*',
    at,
    durationMs: Date.now() - at,
    isFailed: status >= 500,
  }
  const { method } = request
  console.log(
    JSON.stringify({ level: 'info', event: 'request', requestId: requestIdOf(request), ...line, method, status }),
  )
}
