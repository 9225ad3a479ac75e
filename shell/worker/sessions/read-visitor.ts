import type { Language } from '@kere/brand/language'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { verificationPath } from '@kere/contracts/certificates/certificate-paths'
import { traceHeader, writeTraceparent } from '@kere/contracts/http/trace'
import type { Session } from '@kere/platform/border'
import { readCookie, refreshCookie } from '@kere/session/session-cookies'
import { verifyAccessToken, type AccessClaims } from '@kere/session/access-token'
import { registrationCookie } from '@kere/session/registration-cookie'
import type { ShellEnv } from '../env.ts'
import { requestIdOf, spanOf } from '../http/own-request.ts'

export interface Visitor {
  session: Session
  accessToken: string | null
  sessionExpiresAt: string | null
  setCookies: readonly string[]
  /** True if the API could not be asked whether somebody is signed in. */
  isUnknown: boolean
}

const renewalMs = 1_000

const nobody: Visitor = {
  session: { user: null },
  accessToken: null,
  sessionExpiresAt: null,
  setCookies: [],
  isUnknown: false,
}

/** Reads the visitor. A valid access token needs no query; an older session is renewed first. */
export async function readVisitor(request: Request, env: ShellEnv): Promise<Visitor> {
  if (!env.ACCESS_TOKEN_SECRET) return nobody
  const cookies = request.headers.get('cookie')
  const access = readCookie(cookies, accessCookie)
  const claims = await readClaims(access, env)
  if (access && claims) return { ...nobody, ...signedIn(access, claims) }
  if (readCookie(cookies, refreshCookie)) return renew(request, env)
  const registration = await registrationCookie.read(
    readCookie(cookies, registrationCookie.name),
    secretsOf(env),
    Date.now(),
  )
  return registration ? { ...nobody, session: { user: null, registeredEmail: registration.email } } : nobody
}

/** All secrets whose signatures are good. */
export const secretsOf = ({ ACCESS_TOKEN_SECRET: secret, OLD_ACCESS_TOKEN_SECRET: old }: ShellEnv) => [
  secret,
  ...(old ? [old] : []),
]

const readClaims = async (access: string | undefined, env: ShellEnv) =>
  access && env.ACCESS_TOKEN_SECRET ? verifyAccessToken(access, secretsOf(env), Date.now()) : null

/** An admin who still has to secure their account counts as none. */
export const isAdmin = (user: Session['user']) => user?.role === 'admin' && !user.securityTask

/** Returns the signed-in user while the access token is valid. Nothing is renewed. */
export async function readUser(cookies: string, env: ShellEnv): Promise<Session['user']> {
  const claims = await readClaims(readCookie(cookies, accessCookie), env)
  return claims?.user ?? null
}

async function renew(request: Request, env: ShellEnv): Promise<Visitor> {
  const answer = await callApi(env, request, { path: '/api/auth/refresh', timeoutMs: renewalMs })
  if (!answer || answer.status >= 500) return { ...nobody, isUnknown: true }
  // 409 means that another tab was faster. The answer has the same cookies.
  const setCookies = answer.headers.getSetCookie()
  const renewed = readCookie(setCookies.map((line) => line.split(';')[0]).join(';'), accessCookie)
  const claims = await readClaims(renewed, env)
  if (!renewed || !claims) return { ...nobody, setCookies }
  return { ...nobody, ...signedIn(renewed, claims), setCookies }
}

const signedIn = (accessToken: string, { user, expiresAt }: AccessClaims) => ({
  session: { user },
  accessToken,
  sessionExpiresAt: new Date(expiresAt).toISOString(),
})

export function withCookies(request: Request, setCookies: readonly string[]): string {
  const header = request.headers.get('cookie') ?? ''
  const jar = new Map(
    [...header.split(';'), ...setCookies.map((line) => line.split(';')[0]!)].flatMap((pair) => {
      const [name, ...value] = pair.split('=')
      return name?.trim() ? [[name.trim(), value.join('=').trim()] as const] : []
    }),
  )
  return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
}

interface ApiCall {
  path: string
  method?: string
  timeoutMs: number
  language?: Language
  body?: unknown
  cookies?: string
  idempotencyKey?: string
  stream?: { stream: ReadableStream<Uint8Array>; contentType: string }
}

export async function callApi(
  env: ShellEnv,
  request: Request,
  { path, method = 'POST', timeoutMs, language = 'en', body, cookies, idempotencyKey, stream }: ApiCall,
): Promise<Response | null> {
  const headers = new Headers({
    'accept-language': language,
    'content-type': stream?.contentType ?? 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-request-id': requestIdOf(request),
    [traceHeader]: writeTraceparent(spanOf(request)),
  })
  for (const name of ['cookie', 'user-agent', 'cf-connecting-ip']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (cookies) headers.set('cookie', cookies)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const call = new Request(new URL(path, request.url), {
    method,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(stream && { body: stream.stream }),
  })
  try {
    return await (path === verificationPath ? env.JOBS : env.API).fetch(call)
  } catch (error) {
    console.error(
      JSON.stringify({
        event: 'api_unreachable',
        requestId: requestIdOf(request),
        traceId: spanOf(request).traceId,
        path,
        reason: String(error),
      }),
    )
    return null
  }
}
