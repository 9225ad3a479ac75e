import type { ProblemDocument } from '@kere/contracts/http/problem'

export interface Submission {
  form: string
  /** The path of the page, including its search. */
  page: string
  /** The values of the fields. Secrets and files are never sent back. */
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
