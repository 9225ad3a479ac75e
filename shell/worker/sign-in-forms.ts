import { safePath } from '@kere/platform/safe-path'
import { Hono } from 'hono'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import type { ShellEnv } from './env.ts'
import { homePath, signInPath } from './guard.ts'
import { callApi } from './read-visitor.ts'
import { isFromThisSite } from './same-origin.ts'

/** Sign-in and sign-out as plain HTML forms, for pages whose scripts have not come: the API does the work. */
export const signInForms = new Hono<{ Bindings: ShellEnv }>()
  .on('POST', '/*', async (context, next) => {
    if (isFromThisSite(context.req.raw)) return next()
    return context.text('This form was not sent from this site.', 403)
  })
  .post('/login', async (context) => {
    const { email, password, next } = await context.req.parseBody()
    const destination = safePath(typeof next === 'string' ? next : null)
    const answer = await callApi(context.env, context.req.raw, '/api/auth/login', { email, password })
    if (answer?.ok) return redirect(destination ?? homePath, answer.headers.getSetCookie())

    const problem = await answer?.json<{ code?: string }>().catch(() => null)
    const back = new URLSearchParams({ problem: problem?.code ?? 'unavailable' })
    if (destination) back.set('next', destination)
    const retryAfter = answer?.headers.get('retry-after')
    if (retryAfter) back.set('wait', retryAfter)
    return redirect(`${signInPath}?${back.toString()}`, [])
  })
  .post('/logout', async (context) => {
    const answer = await callApi(context.env, context.req.raw, '/api/auth/logout')
    return redirect(answer?.ok ? '/' : signInPath, answer?.ok ? answer.headers.getSetCookie() : clearedSessionCookies())
  })

function redirect(location: string, setCookies: readonly string[]) {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
