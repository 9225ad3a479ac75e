import type { ProblemCode } from '@kere/contracts/problem'

/** A refusal by a rule of the product. The frame turns it into a problem document; `detail` is shown to people. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ProblemCode
  readonly detail: string | undefined
  /** When the same request may be allowed again. */
  readonly retryAfterMs: number | undefined

  constructor(code: ProblemCode, detail?: string, retryAfterMs?: number) {
    super(detail ?? code)
    this.code = code
    this.detail = detail
    this.retryAfterMs = retryAfterMs
  }
}
