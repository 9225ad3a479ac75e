import type { ProblemDocument } from '@kere/contracts/http/problem'
import type { ProblemCode } from '@kere/contracts/http/problems'

/** A refusal by a rule. People read its `detail`. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly retryAfterMs: number | undefined
  readonly errors: ProblemDocument['errors']

  constructor(code: ProblemCode, detail?: string, retryAfterMs?: number, errors?: ProblemDocument['errors']) {
    super(detail ?? code)
    this.code = code
    this.detail = detail
    this.retryAfterMs = retryAfterMs
    this.errors = errors
  }
}

export const invalidField = (pointer: `/${'body' | 'query'}/${string}`, detail: string) =>
  new DomainError('validation_failed', undefined, undefined, [{ pointer, detail }])

/** @throws {DomainError} `not_found` */
export function requireFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new DomainError('not_found')
  return row
}
