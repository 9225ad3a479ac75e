import type { ProblemDocument } from '@kere/contracts/problem'

/** A form that was sent without a script and refused, as its page is drawn again with it. Lives in that one answer only. */
export interface Submission {
  /** The form's name. */
  form: string
  /** Where its page stands: path and search. */
  page: string
  /** What was typed; secrets and files never come back. */
  values: Readonly<Record<string, string | readonly string[]>>
  problem: SubmissionProblem
}

/** Why it was refused, as the API has said it. */
export interface SubmissionProblem {
  code: string
  detail: string
  status: number
  errors: NonNullable<ProblemDocument['errors']>
  retryAfterSeconds: number | null
  requestId: string
}
