import * as z from 'zod/mini'

/**
 * Every reason for which the API refuses or fails a request. Clients branch on these codes, never on prose; a code
 * keeps its meaning for good, because a remote can be weeks older than the worker that answers it.
 */
export const problems = {
  validation_failed: { status: 422, title: 'Some of the values sent are not valid' },
  invalid_cursor: { status: 422, title: 'This page of the list is not valid any more' },
  unauthenticated: { status: 401, title: 'Sign in to continue' },
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  session_expired: { status: 401, title: 'Your session has ended. Sign in again' },
  already_rotated: { status: 409, title: 'This session was renewed a moment ago' },
  link_invalid: { status: 404, title: 'This link is not valid' },
  link_expired: { status: 410, title: 'This link has expired' },
  link_used: { status: 410, title: 'This link has been used already' },
  authentication_failed: { status: 401, title: 'Failed to complete authentication. Please try again.' },
  google_failed: { status: 503, title: 'Failed to sign in with Google' },
  role_settled: { status: 409, title: 'Your role is settled already' },
  already_onboarded: { status: 409, title: 'Your profile is complete already' },
  already_applied: { status: 409, title: 'Your application is with us already' },
  already_decided: { status: 409, title: 'This application has been decided already' },
  not_replayable: { status: 409, title: 'Only what is dead or unknown can be sent again' },
  email_unverified: { status: 403, title: 'Confirm your email address first' },
  under_age: { status: 403, title: 'Kere is for people of 13 and older' },
  too_many_attempts: { status: 429, title: 'Too many attempts. Wait before trying again' },
  forbidden: { status: 403, title: 'This is not open to your account' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This address does not take that method' },
  unsupported_media_type: { status: 415, title: 'Send the body as application/json' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  cross_site_request: { status: 403, title: 'This request did not come from the site itself' },
  idempotency_key_reused: { status: 422, title: 'This Idempotency-Key was used for another request' },
  idempotency_key_in_use: { status: 409, title: 'A request with this Idempotency-Key is still under way' },
  unavailable: { status: 503, title: 'The service is not available right now' },
  internal: { status: 500, title: 'Something failed on our side' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/** Problems that only an endpoint which is not public, or a mutation, may answer on top of the shared ones. */
export const accessProblems = ['unauthenticated', 'forbidden'] as const satisfies readonly ProblemCode[]

export const mutationProblems = [
  'cross_site_request',
  'unsupported_media_type',
  'payload_too_large',
  'idempotency_key_reused',
  'idempotency_key_in_use',
] as const satisfies readonly ProblemCode[]

/** Problems that any endpoint may answer, and that its own list therefore does not repeat. */
export const sharedProblems = [
  'validation_failed',
  'method_not_allowed',
  'unavailable',
  'internal',
] as const satisfies readonly ProblemCode[]

/** RFC 9457 problem document, with the closed `code` and, for forms, where in the input each error sits. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  /** An open string on the wire, so that a client survives a code younger than itself. */
  code: z.string(),
  /** `pointer` is a JSON pointer into the request: `/query/limit`, `/params/id`, `/body/email`. */
  errors: z.optional(z.array(z.object({ pointer: z.string(), detail: z.string() }))),
})

export type ProblemDocument = z.infer<typeof problemDocument>

export const problemMediaType = 'application/problem+json'
