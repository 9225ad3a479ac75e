import { t } from '@kere/brand/messages'
import { pathFailure } from '@kere/contracts/paths/learning-path-options'
import { createLearningPath, newLearningPath, type NewLearningPath } from '@kere/contracts/paths/learning-paths'
import { listOf, type ChatAnswer, type ChatFlowState } from '@kere/ui/chat-flow/chat-flow-state'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, formErrorOf } from '../../../forms/refusal.ts'

const { userType, learningStyle, name, email } = newLearningPath.shape

const firstIssue = ({ error }: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  error?.issues[0]?.message

export function findProblem(id: string, answer: ChatAnswer): string | undefined {
  if (id === 'userType') return firstIssue(userType.safeParse(answer))
  if (id === 'learningStyle') return firstIssue(learningStyle.safeParse(answer))
  if (id !== 'person') return undefined
  const [givenName = '', givenEmail = ''] = listOf(answer)
  return firstIssue(name.safeParse(givenName)) ?? firstIssue(email.safeParse(givenEmail))
}

export function readAnswers({ answers }: ChatFlowState): NewLearningPath {
  const [givenName, givenEmail] = listOf(answers.person ?? [])
  return newLearningPath.parse({
    userType: answers.userType,
    interests: listOf(answers.interests ?? []),
    learningStyle: answers.learningStyle,
    name: givenName,
    email: givenEmail,
  })
}

export const PathRefusal = ({ error }: { error: unknown }) => (
  <FormRefusal
    refusal={formErrorOf(error)}
    describe={(refusal) => describeFailure(refusal, pathFailure, t('Your answers are still here.', 'Below an error'))}
  />
)

export { createLearningPath }
