import { type ProblemDocument, problemMediaType } from '@kere/contracts/http/problem'
import { type ProblemCode, problems } from '@kere/contracts/http/problems'
import type { Context as HonoContext } from 'hono'
import type { FrameEnv } from './http-env.ts'

/** `instance` is the request id, which also stands in the log line (RFC 9457). */
export function problemResponse(
  c: HonoContext<FrameEnv>,
  code: ProblemCode,
  { detail, errors }: { detail?: string | undefined; errors?: ProblemDocument['errors'] } = {},
) {
  const { status, title } = problems[code]
  const document: ProblemDocument = {
    type: `urn:kere:problem:${code}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: `urn:kere:request:${c.get('requestId')}`,
    code,
    ...(errors === undefined ? {} : { errors }),
  }
  return c.body(JSON.stringify(document), status, { 'content-type': problemMediaType })
}
