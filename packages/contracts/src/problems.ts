import { accountProblems } from './accounts.ts'
import { authProblems } from './auth.ts'
import { contactProblems } from './contact.ts'
import { educatorApplicationProblems } from './educator-applications.ts'
import { listProblems } from './list.ts'
import { onboardingProblems } from './onboarding.ts'
import { outboxProblems } from './outbox.ts'
import { frameProblems } from './problem.ts'
import { visitorFormProblems } from './visitor-form.ts'

/**
 * Every reason for which the API refuses or fails a request. Clients branch on these codes, never on prose; a code
 * keeps its meaning for good, because a remote can be weeks older than the worker that answers it.
 */
export const problems = {
  ...frameProblems,
  ...listProblems,
  ...authProblems,
  ...accountProblems,
  ...onboardingProblems,
  ...educatorApplicationProblems,
  ...outboxProblems,
  ...visitorFormProblems,
  ...contactProblems,
} satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** @throws for a code that no contract has */
export function problemOf(code: string) {
  if (!isProblemCode(code)) throw new Error(`No contract has a problem ${code}`)
  return problems[code]
}

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)
