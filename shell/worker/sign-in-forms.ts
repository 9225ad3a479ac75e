import { safePath } from '@kere/platform/safe-path'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { Hono } from 'hono'
import type { ShellEnv } from './env.ts'
import { homePath, signInPath } from './guard.ts'
import { readForm } from './read-form.ts'
import { callApi } from './read-visitor.ts'

/** As long as the API client of the browser waits. */
const timeoutMs = 10_000

/** Sign-in and sign-out as plain HTML forms, for pages whose scripts have not come: the API does the work. */
export const signInForms = new Hono<{ Bindings: ShellEnv }>()
  .post('/login', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const destination = safePath(form.get('next'))
    const credentials = { email: form.get('email') ?? '', password: form.get('password') ?? '' }
    const answer = await callApi(context.env, context.req.raw, {
      path: '/api/auth/login',
      timeoutMs,
      body: credentials,
    })
    if (answer?.ok) return redirect(destination ?? homePath, answer.headers.getSetCookie())

    const problem = await answer?.json<{ code?: string }>().catch(() => null)
    const back = new URLSearchParams({ problem: problem?.code ?? 'unavailable' })
    if (destination) back.set('next', destination)
    const retryAfter = answer?.headers.get('retry-after')
    if (retryAfter) back.set('wait', retryAfter)
    return redirect(`${signInPath}?${back.toString()}`, [])
  })
  .post('/logout', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const answer = await callApi(context.env, context.req.raw, { path: '/api/auth/logout', timeoutMs })
    // Whatever the API says, this browser is signed out: the cookies are taken back here at the latest.
    const taken = answer?.headers.getSetCookie() ?? []
    return redirect(answer?.ok ? '/' : signInPath, taken.length > 0 ? taken : clearedSessionCookies())
  })

function redirect(location: string, setCookies: readonly string[]) {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
