import { problems, type ProblemCode } from '@kere/contracts/http/problems'
import type { Submission, SubmissionProblem } from '@kere/platform/submission'

export const sentForm = (
  form: string,
  code: ProblemCode,
  { values = {}, ...problem }: Partial<SubmissionProblem> & { values?: Submission['values'] } = {},
): Submission => ({
  form,
  page: '/',
  values,
  problem: {
    code,
    detail: problems[code].title,
    status: problems[code].status,
    errors: [],
    retryAfterSeconds: null,
    requestId: '',
    ...problem,
  },
})
