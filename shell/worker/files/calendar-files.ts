import type { ShellEnv } from '../env.ts'
import { fetchAnonymously, copyHeaders, servePublicFile } from './public-file.ts'

const kept = ['content-type', 'content-disposition', 'cache-control', 'etag', 'retry-after']

/** The API's `/api/calendars/<path>`. The path may be a secret: not logged, not indexed, kept only where the API says public. */
export const serveCalendar = (request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> =>
  servePublicFile(request, (key) => fetchCalendar(request, key, env, context))

async function fetchCalendar(request: Request, key: Request, env: ShellEnv, context: ExecutionContext) {
  const answer = await fetchAnonymously(
    request,
    env,
    `/api/calendars${new URL(key.url).pathname.slice(0, -'.ics'.length)}`,
  )
  const headers = new Headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
  })
  copyHeaders(kept, answer.headers, headers)
  const text = await answer.text()
  const made = () => new Response(text, { status: answer.status, headers })
  if (answer.ok && headers.get('cache-control')?.startsWith('public,')) {
    context.waitUntil(caches.default.put(key, made()))
  }
  return made()
}
