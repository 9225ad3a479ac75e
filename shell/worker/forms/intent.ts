import { nextPath } from '@kere/contracts/http/safe-path'
import { onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import { noticeCookie, noticeOf } from '@kere/platform/notices'
import type { LiveRemote } from '@kere/platform/routing'
import { intentCookie, type Intent } from '@kere/session/intent-cookie'
import { readCookie } from '@kere/session/session-cookies'
import type { ShellEnv } from '../env.ts'
import { withCookies, type Visitor } from '../sessions/read-visitor.ts'
import { findForm, type FoundForm } from './find-form.ts'
import { fillPath, fillTarget } from './form-addresses.ts'
import { seeOther } from './form-answer.ts'
import { submitForm } from './submit-form.ts'

/** Browsers drop a cookie of more than 4 kB. */
const longestBody = 500

interface Press {
  found: FoundForm
  page: string
  pathname: string
  body: Readonly<Record<string, unknown>>
}

/**
 * Keeps in the browser what was pressed, and leads to signing in or to onboarding. To be asked only of a form that came from a page of
 * this site: that is what makes an address unable to ask for anything.
 *
 * @returns null where the form is for everybody, or its sender is ready
 */
export async function keepIntent(env: ShellEnv, visitor: Visitor, press: Press): Promise<Response | null> {
  const { resumesAt } = press.found.form
  const { user } = visitor.session
  const { ACCESS_TOKEN_SECRET: secret } = env
  if (!secret || resumesAt === undefined || user?.isOnboarded || visitor.isUnknown) return null
  const next = nextPath(`${press.page}#${resumesAt}`)
  const to = withNext(user ? onboardingPath : signInPath, next)
  if (next === null || JSON.stringify(press.body).length > longestBody) return seeOther(to, visitor.setCookies)
  const intent: Intent = { path: press.pathname, body: press.body, next }
  const cookie = await intentCookie.write(intent, secret, Date.now())
  return seeOther(to, [...visitor.setCookies, cookie])
}

interface Landing {
  live: readonly LiveRemote[]
  visitor: Visitor
  to: string
}

/**
 * Carries out what this browser asked for before its user signed in, as the user's own call under every rule, and once: whether or not
 * signing in has led to where it was asked.
 *
 * @returns where to go now, or null where nothing was asked for
 */
export async function resumeIntent(
  request: Request,
  env: ShellEnv,
  { live, visitor, to }: Landing,
): Promise<{ to: string; setCookies: readonly string[] } | null> {
  const { user } = visitor.session
  const kept = readCookie(request.headers.get('cookie'), intentCookie.name)
  const { ACCESS_TOKEN_SECRET: secret } = env
  if (!secret || kept === undefined || !user?.isOnboarded || request.method !== 'GET') return null
  const left = { to, setCookies: [intentCookie.cleared] }
  const intent = await intentCookie.read(kept, secret, Date.now())
  const found = intent?.next === to ? findForm(live, intent.path) : null
  const path = found && fillPath(found.form.endpoint.path, found.params)
  if (!intent || !path || found.form.resumesAt === undefined) return left
  const cookies = withCookies(request, visitor.setCookies)
  const outcome = await submitForm(env, request, {
    form: found.form,
    path,
    body: intent.body,
    cookies,
    userId: user.id,
    upload: null,
  })
  const setCookies = [...outcome.setCookies, intentCookie.cleared]
  // The page says by itself that it has been done already.
  if (!outcome.isAccepted) {
    const isDone = outcome.problem.code.startsWith('already_')
    return { to, setCookies: [...setCookies, ...(isDone ? [] : [noticeCookie('not_resumed')])] }
  }
  const notice = noticeOf(found.form.notice)
  const sources = { params: found.params, fields: intent.body, answer: outcome.answer }
  return {
    to: fillTarget(found.form.goTo, sources),
    setCookies: [...setCookies, ...(notice ? [noticeCookie(notice)] : [])],
  }
}
