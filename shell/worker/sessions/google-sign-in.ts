import { secondStepPath, signInPath, withNext } from '@kere/platform/landing'
import { nextPath } from '@kere/contracts/http/safe-path'
import { Hono } from 'hono'
import type { ShellEnv } from '../env.ts'
import { addressOf, seeOther } from '../forms/form-answer.ts'
import { parseProblem } from '../forms/form-problem.ts'
import { callApi } from './read-visitor.ts'
import { chosenLanguage, pageIn } from '../pages/choose-language.ts'
import { timeoutMs } from '../forms/submit-form.ts'

/** Google's own address, unless another provider replaces it. */
const googleIssuer = 'https://accounts.google.com'

export const providerOrigin = ({ GOOGLE_ISSUER }: ShellEnv) => new URL(GOOGLE_ISSUER ?? googleIssuer).origin

/** The browser's navigations during a sign-in with Google. The API keeps the secrets and creates the session (C-38). */
export const googleSignIn = new Hono<{ Bindings: ShellEnv }>()
  .get('/google', async (context) => {
    const { searchParams } = new URL(context.req.url)
    const role = searchParams.get('role')
    const next = nextPath(searchParams.get('next'))
    if (isSentByAnotherSite(context.req.raw)) return seeOther(addressOf(signInPath, { next }))
    const answer = await callApi(context.env, context.req.raw, {
      path: '/api/auth/google',
      timeoutMs,
      body: { ...(role ? { role } : {}), ...(next ? { next } : {}) },
    })
    if (!answer?.ok) return seeOther(addressOf(signInPath, { problem: 'google_failed', next }))
    const { location } = await answer.json<{ location: string }>()
    return seeOther(location, answer.headers.getSetCookie())
  })
  .get('/callback', async (context) => {
    const { searchParams } = new URL(context.req.url)
    const [code, state] = [searchParams.get('code'), searchParams.get('state')]
    // Google leads back without the page's language. A new account gets that of the reader, and is set up in it.
    const language = chosenLanguage(context.req.raw)
    const answer =
      code && state
        ? await callApi(context.env, context.req.raw, {
            path: '/api/auth/google/callback',
            timeoutMs,
            language,
            body: { code, state },
          })
        : null
    // One text for every failure, which shows nothing from the address (S-318).
    if (!answer?.ok) {
      const setCookies = answer?.headers.getSetCookie() ?? []
      const refusal = await readCode(answer)
      if (refusal === 'second_factor_needed') return seeOther(secondStepPath, setCookies)
      const problem = bars.find((bar) => bar === refusal) ?? 'authentication_failed'
      return seeOther(addressOf(signInPath, { problem }), setCookies)
    }
    const { next, mustChooseRole } = await answer.json<{ next: string | null; mustChooseRole: boolean }>()
    const path = mustChooseRole ? pageIn(language, '/role-selection') : signInPath
    return seeOther(withNext(path, nextPath(next)), answer.headers.getSetCookie())
  })

const bars = ['account_suspended', 'account_closed']

const readCode = async (answer: Response | null) =>
  answer && parseProblem(answer, await answer.json().catch(() => null)).code

/**
 * Another site must not start this, because it would replace the browser's session, possibly without a question from
 * Google.
 */
const isSentByAnotherSite = ({ headers }: Request) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
