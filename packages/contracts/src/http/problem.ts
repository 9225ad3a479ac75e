import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import type { Need, Standing } from './endpoint.ts'

export interface Problem {
  status: 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  title: string
}

export const frameProblems = {
  validation_failed: { status: 422, title: 'Some fields are not valid' },
  unauthenticated: { status: 401, title: 'No authenticated user' },
  too_many_attempts: { status: 429, title: t('Too many attempts. Wait a few minutes before you try again', 'Error') },
  too_many_changes: {
    status: 429,
    title: 'Too many changes within a minute. This one was not saved. Try again in a minute',
  },
  too_many_requests: { status: 429, title: 'This token sent too many requests within a minute. Try again in a minute' },
  forbidden: { status: 403, title: 'Unauthorized access' },
  not_approved: { status: 403, title: t('You can do this once your application to teach is approved', 'Error') },
  adults_only: { status: 403, title: 'This is for people aged 18 and over' },
  guardian_needed: { status: 403, title: 'Your guardian has not agreed to this yet' },
  not_onboarded: { status: 403, title: 'Finish setting up your account first' },
  second_factor_required: { status: 403, title: 'Turn on two-step verification first' },
  password_too_short: { status: 403, title: 'Choose a longer password first' },
  fresh_proof_needed: { status: 403, title: 'Confirm that it is you' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This address does not accept that method' },
  unsupported_media_type: { status: 415, title: 'Send the body as application/json' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  cross_site_request: { status: 403, title: 'This request did not come from this site' },
  idempotency_key_reused: { status: 422, title: 'This Idempotency-Key was used for another request' },
  idempotency_key_in_use: { status: 409, title: 'A request with this Idempotency-Key is still in progress' },
  changed_since_read: { status: 409, title: 'This was changed after you read it. Read it again, then decide' },
  unavailable: { status: 503, title: 'The service is not available right now' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const

type FrameProblem = keyof typeof frameProblems

/** The additional problems of an endpoint that is not public, or that changes something. */
export const accessProblems = ['unauthenticated', 'forbidden'] as const satisfies readonly FrameProblem[]

/** The additional problem of a public change, because the request may name its user (`user-header.ts`). */
export const meantForProblems = ['unauthenticated'] as const satisfies readonly FrameProblem[]

export const needProblems = {
  approved: 'not_approved',
  adult: 'adults_only',
  onboarded: 'not_onboarded',
  secondFactor: 'second_factor_required',
  longPassword: 'password_too_short',
  fresh: 'fresh_proof_needed',
} as const satisfies Record<Need | Standing, FrameProblem>

/** The additional problem of an endpoint that is open to API tokens. */
export const tokenProblems = ['too_many_requests'] as const satisfies readonly FrameProblem[]

export const mutationProblems = [
  'cross_site_request',
  'unsupported_media_type',
  'payload_too_large',
  'idempotency_key_reused',
  'idempotency_key_in_use',
  'too_many_changes',
] as const satisfies readonly FrameProblem[]

/** Every endpoint can answer with these, so no endpoint lists them. */
export const sharedProblems = [
  'validation_failed',
  'method_not_allowed',
  'unavailable',
  'internal',
] as const satisfies readonly FrameProblem[]

/** The document of RFC 9457 with a `code` and, for forms, the place of each error in the input. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  /** An open text, so that a client can read codes of a newer API. */
  code: z.string(),
  /** `pointer` is a JSON pointer into the request: `/query/limit`, `/params/id`, `/body/email`. */
  errors: z.optional(z.array(z.object({ pointer: z.string(), detail: z.string() }))),
})

export type ProblemDocument = z.infer<typeof problemDocument>

export const problemMediaType = 'application/problem+json'
