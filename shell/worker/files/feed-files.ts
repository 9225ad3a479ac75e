import { didPath } from '@kere/contracts/certificates/certificate-options'
import type { ShellEnv } from '../env.ts'
import { fetchPublicText, servePublicFile } from './public-file.ts'

/** Programs of other sites read feeds, and also signed certificates and the keys that verify them. */
export const isFeed = (path: string) =>
  /\/feed\.(?:xml|json)$|^\/certificates\/.+\/credential\.json$/.test(path) || path === didPath

/** Readers in a browser are pages of other sites; everybody may read it. */
const headers = { 'access-control-allow-origin': '*' }

/** The API's `/api/feeds/<path>`, of one category where the address names it. */
export function serveFeed(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const category = searchParams.get('category')
  const search = category === null ? '' : `?category=${encodeURIComponent(category)}`
  const path = `/api/feeds${pathname}${search}`
  return servePublicFile(request, (key) => fetchPublicText({ request, env, context, key, path, headers }), search)
}
