import { readAddress } from '@kere/brand/language'
import type { ShellEnv } from '../env.ts'
import { fetchPublicText, servePublicFile } from './public-file.ts'

/**
 * Serves the API's `/api/calendars/<path>`, in the language of the address. The path may be secret, so it is neither logged nor indexed, and cached
 * only if the API's answer is public.
 */
export function serveCalendar(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { language, path: asked } = readAddress(new URL(request.url).pathname)
  const search = language === 'en' ? '' : `?language=${language}`
  const path = `/api/calendars${asked.slice(0, -'.ics'.length)}${search}`
  return servePublicFile(request, (key) => fetchPublicText({ request, env, context, key, path }))
}
