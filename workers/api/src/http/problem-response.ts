import { type Language, languages } from '@kere/contracts/accounts/languages'
import { type ProblemDocument, problemMediaType } from '@kere/contracts/http/problem'
import { type ProblemCode, problems } from '@kere/contracts/http/problems'
import { lookup } from '@kere/contracts/http/open-value'
import problemTexts from './problem-texts.registry.json' with { type: 'json' }
import type { Context as HonoContext } from 'hono'
import type { FrameEnv } from './http-env.ts'

/** The language of the page that asked, which a client names exactly. Browsers and programs get English. */
export const languageOf = (c: HonoContext<FrameEnv>): Language =>
  languages.find((language) => language === c.req.header('accept-language')) ?? 'en'

/** The text in the language of the page that asked, if it is translated. */
function inLanguageOf(c: HonoContext<FrameEnv>, text: string) {
  const texts = lookup(problemTexts, languageOf(c))
  return (texts && lookup(texts, text)) ?? text
}

/** `instance` is the request id, which also stands in the log line (RFC 9457). */
export function problemResponse(
  c: HonoContext<FrameEnv>,
  code: ProblemCode,
  { detail, errors }: { detail?: string | undefined; errors?: ProblemDocument['errors'] } = {},
) {
  const { status, title } = problems[code]
  const document: ProblemDocument = {
    type: `urn:kere:problem:${code}`,
    title: inLanguageOf(c, title),
    status,
    ...(detail === undefined ? {} : { detail: inLanguageOf(c, detail) }),
    instance: `urn:kere:request:${c.get('requestId')}`,
    code,
    ...(errors && { errors: errors.map((error) => ({ ...error, detail: inLanguageOf(c, error.detail) })) }),
  }
  return c.body(JSON.stringify(document), status, { 'content-type': problemMediaType })
}
