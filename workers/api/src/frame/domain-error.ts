import type { ProblemDocument } from '@kere/contracts/problem'
import type { ProblemCode } from '@kere/contracts/problems'

/** A refusal by a rule of the product. The frame turns it into a problem document; `detail` is shown to people. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ProblemCode
  readonly detail: string | undefined
  /** When the same request may be allowed again. */
  readonly retryAfterMs: number | undefined
  /** Which of the values sent are refused, and why. */
  readonly errors: ProblemDocument['errors']

  constructor(code: ProblemCode, detail?: string, retryAfterMs?: number, errors?: ProblemDocument['errors']) {
    super(detail ?? code)
    this.code = code
    this.detail = detail
    this.retryAfterMs = retryAfterMs
    this.errors = errors
  }
}

/** A refusal of one value that only a rule can judge, for example `/body/email` or `/query/action`. */
export const invalidField = (pointer: `/${'body' | 'query'}/${string}`, detail: string) =>
  new DomainError('validation_failed', undefined, undefined, [{ pointer, detail }])
