import type { Upload } from './api.ts'

export type Sending = Upload & { bytes: Blob }

/** Uses XMLHttpRequest, because `fetch` cannot report the progress of an upload. */
export function sendWithProgress(request: Request, { bytes, onProgress }: Sending): Promise<Response> {
  const { signal } = request
  const sending = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  sending.open(request.method, request.url)
  for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
  // A form already has its content type, with the boundary.
  if (!request.headers.has('content-type')) sending.setRequestHeader('content-type', 'application/octet-stream')
  sending.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress?.(loaded / total)
  })
  sending.addEventListener('load', () => resolve(readResponse(sending)))
  sending.addEventListener('error', () => reject(new TypeError('The connection failed')))
  sending.addEventListener('abort', () => reject(toError(signal.reason)))
  if (signal.aborted) return Promise.reject(toError(signal.reason))
  signal.addEventListener('abort', () => sending.abort(), { once: true })
  sending.send(bytes)
  return promise
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error('The upload was stopped'))

function readResponse(sending: XMLHttpRequest) {
  const headers = new Headers()
  for (const line of sending.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(sending.status === 204 ? null : sending.responseText, { status: sending.status, headers })
}
