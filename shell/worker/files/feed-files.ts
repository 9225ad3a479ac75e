import { didPath } from '@kere/contracts/certificates/certificate-paths'
import type { ShellEnv } from '../env.ts'
import { fetchPublicText, servePublicFile } from './public-file.ts'

/**
 * Matches feeds and other files that programs on other sites read: signed certificates, and the keys that verify them.
 */
export const isFeed = (path: string) =>
  /\/feed\.(?:xml|json)$|^\/certificates\/.+\/credential\.json$/.test(path) || path === didPath

/** Programs on other sites may read it, because it is public. */
const headers = { 'access-control-allow-origin': '*' }

/** Serves the API's `/api/feeds/<path>`, or that of one category if the address names it. */
export function serveFeed(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const category = searchParams.get('category')
  const search = category === null ? '' : `?category=${encodeURIComponent(category)}`
  const path = `/api/feeds${pathname}${search}`
  return servePublicFile(request, (key) => fetchPublicText({ request, env, context, key, path, headers }), search)
}
