import type { ShellEnv } from '../env.ts'
import { fetchPublicText, servePublicFile } from './public-file.ts'

/**
 * Serves the API's `/api/calendars/<path>`. The path may be secret, so it is neither logged nor indexed, and cached
 * only if the API's answer is public.
 */
export function serveCalendar(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const path = `/api/calendars${new URL(request.url).pathname.slice(0, -'.ics'.length)}`
  return servePublicFile(request, (key) => fetchPublicText({ request, env, context, key, path }))
}
