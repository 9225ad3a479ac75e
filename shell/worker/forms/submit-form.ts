import type { Language } from '@kere/brand/language'
import { parseProblem, unavailable } from './form-problem.ts'
import type { ReleaseForm } from '@kere/platform/release-form'
import type { SubmissionProblem } from '@kere/platform/submission'
import type { ShellEnv } from '../env.ts'
import { callApi } from '../sessions/read-visitor.ts'
import { sendingKey } from './sending-key.ts'
import type { Upload } from './upload.ts'

export const timeoutMs = 10_000

/** The time for an upload, because a line may be slow. */
const uploadMs = 5 * 60_000

/**
 * The time to read the rest of a body after the API has refused its file, so that a slow line need not send everything.
 */
const finishMs = 2_000

interface Sending {
  form: ReleaseForm
  path: string
  body: Readonly<Record<string, unknown>>
  /** The language of the page, in which the API says what is wrong. */
  language: Language
  cookies: string
  userId: string | null
  upload: Upload | null
}

export type Outcome =
  | { isAccepted: true; answer: unknown; setCookies: readonly string[] }
  | { isAccepted: false; problem: SubmissionProblem; setCookies: readonly string[] }

export async function submitForm(env: ShellEnv, request: Request, sending: Sending): Promise<Outcome> {
  const { form, path, body, language, cookies, upload } = sending
  const { key, markAccepted } = await sendingKey(env, request, sending)
  const answer = await callApi(env, request, {
    path,
    method: form.endpoint.method,
    language,
    timeoutMs: upload ? uploadMs : timeoutMs,
    cookies,
    ...(upload ? { stream: upload.open(body) } : form.fields.length > 0 && { body }),
    idempotencyKey: key,
  })
  if (upload && !answer?.ok) await Promise.race([upload.finish(), scheduler.wait(finishMs)])
  // If a file was cut off, the API's refusal is a consequence of that.
  if (upload?.problem) return { isAccepted: false, problem: upload.problem, setCookies: [] }
  if (!answer) return { isAccepted: false, problem: unavailable, setCookies: [] }
  const setCookies = answer.headers.getSetCookie()
  const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => null)
  if (!answer.ok) return { isAccepted: false, problem: parseProblem(answer, json), setCookies }
  await markAccepted()
  return { isAccepted: true, answer: json, setCookies }
}
