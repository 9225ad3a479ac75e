import { readAddress, type Language } from '@kere/brand/language'
import { nextPath } from '@kere/contracts/http/safe-path'
import { onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import { noticeCookie, noticeOf } from '@kere/platform/notices'
import type { LiveRemote } from '@kere/platform/routing'
import { intentCookie, type Intent } from '@kere/session/intent-cookie'
import { readCookie } from '@kere/session/session-cookies'
import type { ShellEnv } from '../env.ts'
import { secretsOf, withCookies, type Visitor } from '../sessions/read-visitor.ts'
import { pageIn } from '../pages/choose-language.ts'
import { findForm, type FoundForm } from './find-form.ts'
import { fillPath, fillTarget } from './form-addresses.ts'
import { seeOther } from './form-answer.ts'
import { submitForm } from './submit-form.ts'

/** The limit of a stored form in bytes, because browsers drop cookies of more than 4 kB. */
const longestBody = 500

interface Press {
  found: FoundForm
  language: Language
  page: string
  pathname: string
  body: Readonly<Record<string, unknown>>
}

/**
 * Stores the submitted form in a cookie and redirects to signing in or to onboarding. Call it only for forms sent by a
 * page of this site, so that a link alone cannot submit anything.
 * @returns null if the form is for everybody, or if its sender may already submit it
 */
export async function keepIntent(env: ShellEnv, visitor: Visitor, press: Press): Promise<Response | null> {
  const { resumesAt } = press.found.form
  const { user } = visitor.session
  const { ACCESS_TOKEN_SECRET: secret } = env
  if (!secret || resumesAt === undefined || user?.isOnboarded || visitor.isUnknown) return null
  const next = nextPath(`${press.page}#${resumesAt}`)
  const to = pageIn(press.language, withNext(user ? onboardingPath : signInPath, next))
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
 * Submits the stored form after its user has signed in, as that user and under all rules. It is submitted once, even if
 * signing in leads to another page.
 * @returns where to redirect, or null if no form is stored
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
  const intent = await intentCookie.read(kept, secretsOf(env), Date.now())
  const found = intent?.next === to ? findForm(live, intent.path) : null
  const path = found && fillPath(found.form.endpoint.path, found.params)
  if (!intent || !path || found.form.resumesAt === undefined) return left
  const cookies = withCookies(request, visitor.setCookies)
  const outcome = await submitForm(env, request, {
    form: found.form,
    path,
    body: intent.body,
    language: readAddress(intent.next).language,
    cookies,
    userId: user.id,
    upload: null,
  })
  const setCookies = [...outcome.setCookies, intentCookie.cleared]
  // The page itself shows that the action was already done.
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
