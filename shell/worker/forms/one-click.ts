import type { ShellEnv } from '../env.ts'
import { isFromThisSite, mediaTypeOf, refuseForm } from './read-form.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { callApi } from '../sessions/read-visitor.ts'
import { timeoutMs } from './submit-form.ts'

/** Pages with an unsubscribe link from emails, and the endpoint that unsubscribes. */
const acts: Readonly<Record<string, { path: string; more?: object }>> = {
  '/newsletter/subscription': { path: '/api/newsletter-subscriptions/unsubscribe' },
  '/notifications/email': { path: '/api/notification-links', more: { isOn: 'false' } },
}

const wanted = 'One-Click'
const mostBytes = 1000

/**
 * Answers the request that a mail program sends when its reader presses “Unsubscribe” (RFC 8058). It has no cookies and
 * comes from no page, so the token in its address is its only proof.
 * @returns null for any other request
 */
export async function answerOneClick(request: Request, env: ShellEnv): Promise<Response | null> {
  const url = new URL(request.url)
  const act = Object.hasOwn(acts, url.pathname) ? acts[url.pathname] : undefined
  const token = url.searchParams.get('token')
  // The page itself handles its own form.
  if (!act || !token || isFromThisSite(request)) return null
  const { bytes, isWhole } = await readUpTo(request, mostBytes)
  if (!isWhole || !isAsked(mediaTypeOf(request), new TextDecoder().decode(bytes)))
    return refuseForm(400, 'This form does not belong to this site.')
  const body = { token, ...act.more }
  // The request to the API has no cookies, but keeps the sender's IP address, because all mail programs would otherwise
  // share one rate limit.
  const from = request.headers.get('cf-connecting-ip')
  const asking = new Request(url, { headers: from === null ? {} : { 'cf-connecting-ip': from } })
  const answer = await callApi(env, asking, { path: act.path, method: 'POST', timeoutMs, body })
  await answer?.body?.cancel()
  if (!answer || answer.status >= 500) return refuseForm(503, 'Please try again in a minute.')
  return refuseForm(answer.status, answer.ok ? 'You are unsubscribed.' : 'This link is not valid.')
}

/** Accepts either form encoding. */
const isAsked = (mediaType: string, text: string) =>
  mediaType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(text).get('List-Unsubscribe') === wanted
    : mediaType === 'multipart/form-data' &&
      /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/.test(text)
