import { educatorAnswers, type EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import { answerOf, textOf, type ChatAnswer, type ChatFlowState } from '@kere/ui/chat-flow/chat-flow-state'
import { educatorSteps } from '../../../auth/educator-steps.ts'

const fields = educatorAnswers.shape

const isField = (id: string): id is keyof EducatorAnswers => id in fields

function valueOf(id: string, answer: ChatAnswer) {
  if (id !== 'teachingExperience') return answer
  const digits = textOf(answer).trim()
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

export function findProblem(id: string, answer: ChatAnswer): string | undefined {
  if (!isField(id)) return undefined
  return fields[id].safeParse(valueOf(id, answer)).error?.issues[0]?.message
}

export function readAnswers(state: ChatFlowState): EducatorAnswers {
  const steps = educatorSteps(state.answers)
  return educatorAnswers.parse(
    Object.fromEntries(steps.map((step) => [step.id, valueOf(step.id, answerOf(state, step))])),
  )
}
