import { parseProblem, unavailable } from './form-problem.ts'
import type { AnnouncedForm } from '@kere/platform/announced-form'
import type { SubmissionProblem } from '@kere/platform/submission'
import type { ShellEnv } from './env.ts'
import { callApi } from './read-visitor.ts'
import type { Upload } from './upload.ts'

/** As long as the API client of the browser waits. */
export const timeoutMs = 10_000

/** A file may come over a slow line. */
const uploadMs = 5 * 60_000

interface Sending {
  form: AnnouncedForm
  /** Path of the endpoint, filled in. */
  path: string
  body: Readonly<Record<string, unknown>>
  /** Cookies as they stand after a session that had run out was renewed. */
  cookies: string
  /** The files of a form that has some. */
  upload: Upload | null
}

export type Outcome =
  | { isAccepted: true; answer: unknown; setCookies: readonly string[] }
  | { isAccepted: false; problem: SubmissionProblem; setCookies: readonly string[] }

/** Makes the API call that a form stands for. */
export async function submitForm(env: ShellEnv, request: Request, sending: Sending): Promise<Outcome> {
  const { form, path, body, cookies, upload } = sending
  const answer = await callApi(env, request, {
    path,
    method: form.endpoint.method,
    timeoutMs: upload ? uploadMs : timeoutMs,
    cookies,
    ...(upload ? { stream: upload.open(body) } : form.fields.length > 0 && { body }),
    idempotencyKey: await keyOf(request, sending),
  })
  // Whatever the API makes of a file that was cut off: this is why.
  if (upload?.problem) return { isAccepted: false, problem: upload.problem, setCookies: [] }
  if (!answer) return { isAccepted: false, problem: unavailable, setCookies: [] }
  const setCookies = answer.headers.getSetCookie()
  const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => null)
  return answer.ok
    ? { isAccepted: true, answer: json, setCookies }
    : { isAccepted: false, problem: parseProblem(answer, json), setCookies }
}

/** For how long the same form with the same content, from the same browser, is one sending. */
const sameSendingMs = 20_000

/**
 * One sending, one act: a second press while the first is under way says the same of itself. A hidden number in the page could
 * not say it, because a visitor's page is kept and is the same for everybody.
 */
async function keyOf({ headers }: Request, { form, path, body, cookies }: Sending) {
  const moment = Math.floor(Date.now() / sameSendingMs)
  const sender = [cookies, headers.get('cf-connecting-ip'), headers.get('user-agent'), headers.get('content-length')]
  const told = JSON.stringify([form.endpoint.method, path, body, sender, moment])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(told)))
  return `form-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
