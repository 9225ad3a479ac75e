import { UnreadableForm } from '@kere/multipart/multipart-events'
import type { ReleaseForm } from '@kere/platform/release-form'
import type { Submission, SubmissionProblem } from '@kere/platform/submission'
import { noticeCookie, noticeOf } from '@kere/platform/notices'
import { languagesOf } from '@kere/platform/routing'
import { addressIn, readAddress } from '@kere/brand/language'
import { pageIn } from '../pages/choose-language.ts'
import type { ShellEnv } from '../env.ts'
import { findForm, type FoundForm } from './find-form.ts'
import { fillPath, fillTarget } from './form-addresses.ts'
import { seeOther } from './form-answer.ts'
import { tooLarge } from './form-problem.ts'
import { readValues } from './form-values.ts'
import { liveForReader } from '../preview/live-for-reader.ts'
import { keepIntent } from './intent.ts'
import { isFromThisSite, mediaTypeOf, refuseForm } from './read-form.ts'
import { readRegistry } from '../releases/read-registry.ts'
import { nameRoute } from '../http/log-request.ts'
import { readUpTo } from '../http/read-up-to.ts'
import { readUser, readVisitor, withCookies, type Visitor } from '../sessions/read-visitor.ts'
import { serveSubmission } from '../pages/serve-page.ts'
import { submitForm } from './submit-form.ts'
import { readParts, type SentParts, type Upload } from './upload.ts'

/** A letter of a script other than Latin takes nine bytes in a form and three in JSON. */
const encodedSize = 3

/** Longer than any page's search. */
const longestSearch = 2_000

/** @returns null if no live release declares a form for this address */
export async function answerForm(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response | null> {
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  const reader = { cookies, user: await readUser(cookies, env) }
  const { live } = await liveForReader(env, await readRegistry(env, url.origin, context), reader)
  const { language, path: pathname } = readAddress(url.pathname)
  const found = findForm(live, pathname)
  const englishPage = found && fillPath(found.form.page, found.params)
  const isTranslated = live.some(({ release }) =>
    languagesOf(release.routes, found?.form.page ?? '').includes(language),
  )
  const page = englishPage && addressIn(isTranslated ? language : 'en', englishPage)
  const path = found && fillPath(found.form.endpoint.path, found.params)
  if (!found || !page || !path) return null
  nameRoute(request, found.form.path)
  if (!isFromThisSite(request)) return refuseForm(403, 'This form was not sent from this site.')
  const reading = readSent(request, found.form)
  if (!reading) return refuseForm(415, 'This form does not belong to this site.')

  const [visitor, sent] = await Promise.all([readVisitor(request, env), reading.catch(passOverUnreadable)])
  if (!sent) return refuseForm(400, 'This form could not be read.')
  const { fields, isWhole, upload } = sent
  const { body } = readValues(found.form, fields)
  // Fields behind a file in the body arrive only while the API is answering, so the values are read late.
  const typed = () => readValues(found.form, fields).typed
  const search = url.search.length > longestSearch ? '' : url.search
  const comeBack = (problem: SubmissionProblem, setCookies: readonly string[] = []) => {
    const submission: Submission = { form: found.form.name, page: page + search, values: typed(), problem }
    return serveSubmission(request, env, context, { submission, visitor: remember(visitor, setCookies) })
  }
  if (!isWhole) return comeBack(tooLarge)
  const toSignIn = await keepIntent(env, visitor, { found, language, page, pathname, body })
  if (toSignIn) return toSignIn

  const sentCookies = withCookies(request, visitor.setCookies)
  const userId = visitor.session.user?.id ?? null
  const outcome = await submitForm(env, request, {
    form: found.form,
    path,
    body,
    language,
    cookies: sentCookies,
    userId,
    upload,
  })
  if (!outcome.isAccepted) return comeBack(outcome.problem, outcome.setCookies)
  const target = pageIn(language, fillTarget(found.form.goTo, sourcesOf(found, typed(), outcome.answer)))
  const notice = noticeOf(found.form.notice)
  const notices = notice ? [noticeCookie(notice)] : []
  return seeOther(target, [...visitor.setCookies, ...outcome.setCookies, ...notices])
}

function readSent(request: Request, form: ReleaseForm): Promise<SentFields> | null {
  const type = mediaTypeOf(request)
  const hasFiles = form.fields.some(({ kind }) => kind === 'file')
  if (!hasFiles && type === 'application/x-www-form-urlencoded') return readFields(request, form)
  const body: ReadableStream<Uint8Array> | null = request.body
  if (type !== 'multipart/form-data' || !body) return null
  const parts = readParts(form, body, request.headers.get('content-type') ?? '')
  return hasFiles ? parts : parts.then((sent) => ({ ...sent, upload: null }))
}

function passOverUnreadable(error: unknown) {
  if (error instanceof UnreadableForm) return null
  throw error
}

type SentFields = Omit<SentParts, 'upload'> & { upload: Upload | null }

async function readFields(request: Request, { bodyBytes }: ReleaseForm): Promise<SentFields> {
  const { bytes, isWhole } = await readUpTo(request, bodyBytes * encodedSize)
  const text = new TextDecoder().decode(bytes)
  // A form that is too long is cut at the limit, before the incomplete field.
  const whole = isWhole ? text : text.slice(0, Math.max(text.lastIndexOf('&'), 0))
  return { fields: new URLSearchParams(whole), isWhole, upload: null }
}

const sourcesOf = ({ params }: FoundForm, fields: Submission['values'], answer: unknown) => ({ params, fields, answer })

const remember = (visitor: Visitor, setCookies: readonly string[]): Visitor => ({
  ...visitor,
  setCookies: [...visitor.setCookies, ...setCookies],
})
