import { signInPath } from '@kere/platform/landing'
import { Hono } from 'hono'
import type { ShellEnv } from './env.ts'
import { addressOf, nextOf, seeOther, submitForm } from './form-answer.ts'
import { readForm } from './read-form.ts'

const value = (form: URLSearchParams, name: string) => form.get(name) ?? ''

/** The ways to an account as plain HTML forms, for pages whose scripts have not come. */
export const accountForms = new Hono<{ Bindings: ShellEnv }>()
  .post('/register', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const next = nextOf(form)
    const role = value(form, 'role')
    const { refusal } = await submitForm(context.env, context.req.raw, {
      path: '/api/auth/register',
      body: {
        role,
        firstName: value(form, 'firstName'),
        lastName: value(form, 'lastName'),
        email: value(form, 'email'),
        password: value(form, 'password'),
      },
      page: '/auth/register',
      keep: { role, next },
    })
    return refusal ?? seeOther(addressOf(signInPath, { registration: 'success', role, next }))
  })
  .post('/forgot-password', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const page = '/auth/forgot-password'
    const { refusal } = await submitForm(context.env, context.req.raw, {
      path: '/api/auth/password-resets',
      body: { email: value(form, 'email') },
      page,
      keep: {},
    })
    return refusal ?? seeOther(addressOf(page, { sent: '1' }))
  })
  .post('/reset-password', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const token = value(form, 'token')
    const { refusal } = await submitForm(context.env, context.req.raw, {
      path: '/api/auth/reset-password',
      body: { token, password: value(form, 'password') },
      page: '/auth/reset-password',
      keep: { token },
    })
    return refusal ?? seeOther(addressOf(signInPath, { reset: 'success' }))
  })
  .post('/verify-email', async (context) => {
    const form = await readForm(context.req.raw)
    if (form instanceof Response) return form
    const page = '/auth/verify-email'
    // One page, two forms: the link's own, and the one that asks for another mail.
    const isResend = form.has('email')
    const { answer, refusal } = await submitForm(context.env, context.req.raw, {
      path: isResend ? '/api/auth/verification-mails' : '/api/auth/verify-email',
      body: isResend ? { email: value(form, 'email') } : { token: value(form, 'token') },
      page,
      keep: { token: isResend ? null : value(form, 'token') },
    })
    if (refusal) return refusal
    if (isResend) return seeOther(addressOf(page, { sent: '1' }))
    const { role } = await answer.json<{ role: string }>()
    return seeOther(addressOf(page, { done: role }))
  })
