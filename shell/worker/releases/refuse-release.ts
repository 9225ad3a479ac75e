import { problemMediaType, type ProblemDocument } from '@kere/contracts/http/problem'
import { releaseProblems, type ReleaseProblem } from '@kere/platform/release-problems'

export function refuseRelease(code: ReleaseProblem, detail: string, headers: Record<string, string> = {}): Response {
  const { status, title } = releaseProblems[code]
  const problem: ProblemDocument = { type: 'about:blank', title, status, detail, code }
  return new Response(JSON.stringify(problem), { status, headers: { ...headers, 'content-type': problemMediaType } })
}
