import * as contracts from '../contracts.registry.ts'
import { frameProblems, type Problem } from './problem.ts'

type Contract = (typeof contracts)[keyof typeof contracts]

type CodeOf<Each = Contract> = Each extends { problems: infer Problems } ? keyof Problems : never

export type ProblemCode = keyof typeof frameProblems | CodeOf

/** The meaning of a code never changes, because a remote can be weeks older than the API. */
export const problems = Object.fromEntries([
  ...Object.entries(frameProblems),
  ...Object.values(contracts).flatMap((contract) => ('problems' in contract ? Object.entries(contract.problems) : [])),
  // `fromEntries` loses the type of the codes.
]) as Readonly<Record<ProblemCode, Problem>>

/** @throws {Error} if no contract has the code */
export function problemOf(code: string) {
  if (!isProblemCode(code)) throw new Error(`No contract has a problem ${code}`)
  return problems[code]
}

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)
