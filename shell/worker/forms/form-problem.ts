import { problemDocument } from '@kere/contracts/http/problem'
import type { SubmissionProblem } from '@kere/platform/submission'
import * as z from 'zod/mini'

export const unavailable: SubmissionProblem = {
  code: 'unavailable',
  detail: 'The service is not available right now',
  status: 503,
  errors: [],
  retryAfterSeconds: null,
  requestId: '',
}

export const tooLarge: SubmissionProblem = {
  ...unavailable,
  code: 'payload_too_large',
  detail: 'This is too long to send. Shorten it and try again',
  status: 413,
}

/** For forms that no page of this site would send. */
export const unreadable: SubmissionProblem = {
  ...unavailable,
  code: 'internal',
  detail: 'This form could not be read',
  status: 500,
}

export function parseProblem({ status, headers }: Response, json: unknown): SubmissionProblem {
  const problem = z.safeParse(problemDocument, json)
  if (!problem.success) return unavailable
  const { code, detail, title, errors = [] } = problem.data
  const retryAfter = headers.get('retry-after')
  return {
    code,
    detail: detail ?? title,
    status,
    errors,
    retryAfterSeconds: retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null,
    // The id to quote to support, if the server failed.
    requestId: status >= 500 ? (headers.get('x-request-id') ?? '') : '',
  }
}
