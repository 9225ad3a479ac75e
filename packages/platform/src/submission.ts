import type { ProblemDocument } from '@kere/contracts/http/problem'

export interface Submission {
  form: string
  /** Path and search. */
  page: string
  /** Secrets and files never come back. */
  values: Readonly<Record<string, string | readonly string[]>>
  problem: SubmissionProblem
}

export interface SubmissionProblem {
  code: string
  detail: string
  status: number
  errors: NonNullable<ProblemDocument['errors']>
  retryAfterSeconds: number | null
  requestId: string
}
