import type { Session } from '@kere/platform/border'
import { accessCookie, readCookie, refreshCookie } from '@kere/session/session-cookies'
import { verifyAccessToken } from '@kere/session/access-token'
import type { ShellEnv } from './env.ts'

/** Who asks for a page. */
export interface Visitor {
  session: Session
  /** When the access token ends; `null` for a visitor. */
  sessionExpiresAt: string | null
  /** Cookies that finding out has changed. */
  setCookies: readonly string[]
}

const nobody: Visitor = { session: { user: null }, sessionExpiresAt: null, setCookies: [] }

/** Reads the session at the edge, without a query while the access token lives; a page with an older one renews it first. */
export async function readVisitor(request: Request, env: ShellEnv): Promise<Visitor> {
  if (!env.ACCESS_TOKEN_SECRET) return nobody
  const cookies = request.headers.get('cookie')
  const access = readCookie(cookies, accessCookie)
  const claims = access ? await verifyAccessToken(access, env.ACCESS_TOKEN_SECRET, Date.now()) : null
  if (claims)
    return { ...nobody, session: { user: claims.user }, sessionExpiresAt: new Date(claims.expiresAt).toISOString() }
  if (!readCookie(cookies, refreshCookie)) return nobody
  return renew(request, env)
}

async function renew(request: Request, env: ShellEnv): Promise<Visitor> {
  const answer = await callApi(env, request, '/api/auth/refresh')
  if (!answer) return nobody
  // 409 says that another tab was faster; its answer brings the same cookies.
  const setCookies = answer.headers.getSetCookie()
  const renewed = readCookie(setCookies.map((line) => line.split(';')[0]).join(';'), accessCookie)
  const claims = renewed ? await verifyAccessToken(renewed, env.ACCESS_TOKEN_SECRET, Date.now()) : null
  if (!claims) return { ...nobody, setCookies }
  return { session: { user: claims.user }, sessionExpiresAt: new Date(claims.expiresAt).toISOString(), setCookies }
}

/** Posts to the API on the visitor's behalf, with what tells it who and from where; `null` where it cannot be reached. */
export async function callApi(env: ShellEnv, request: Request, path: string, body?: unknown): Promise<Response | null> {
  const headers = new Headers({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' })
  for (const name of ['cookie', 'user-agent', 'cf-connecting-ip', 'x-request-id']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const url = new URL(path, request.url)
  try {
    return await env.API.fetch(
      new Request(url, { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    )
  } catch (error) {
    console.error(JSON.stringify({ event: 'api_unreachable', path, reason: String(error) }))
    return null
  }
}
