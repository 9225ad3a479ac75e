import { signInPath } from '@kere/platform/landing'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { Hono } from 'hono'
import type { ShellEnv } from './env.ts'
import { addressOf, nextOf, seeOther, submitForm, timeoutMs } from './form-answer.ts'
import { readForm } from './read-form.ts'
import { callApi } from './read-visitor.ts'

/** Sign-in and sign-out as plain HTML forms, for pages whose scripts have not come: the API does the work. */
export const signInForms = new Hono<{ Bindings: ShellEnv }>()
  .post('/login', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const next = nextOf(form)
    const { answer, refusal } = await submitForm(context.env, context.req.raw, {
      path: '/api/auth/login',
      body: { email: form.get('email') ?? '', password: form.get('password') ?? '' },
      page: signInPath,
      keep: { next },
    })
    // The guard knows where somebody who is signed in goes on to.
    return refusal ?? seeOther(addressOf(signInPath, { next }), answer.headers.getSetCookie())
  })
  .post('/logout', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const answer = await callApi(context.env, context.req.raw, { path: '/api/auth/logout', timeoutMs })
    // Whatever the API says, this browser is signed out: the cookies are taken back here at the latest.
    const taken = answer?.headers.getSetCookie() ?? []
    return seeOther(answer?.ok ? '/' : signInPath, taken.length > 0 ? taken : clearedSessionCookies())
  })
