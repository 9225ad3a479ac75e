import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import type { MountContext } from '@kere/platform/border'
import type { ChatAnswer, ChatFlowState, ChatStep } from '@kere/ui/chat-flow/chat-flow-state'
import type { NavigateFunction } from 'react-router-dom'
import { keepEducatorAnswers, educatorProgressKey } from '../../../auth/educator-answers.ts'
import { keepProgress } from '../../../chat/chat-progress.ts'
import { educatorSteps } from '../../../auth/educator-steps.ts'

export const { change: changeProgress, useProgress: useChatProgress } = keepProgress(educatorProgressKey, educatorSteps)

export const chatPath = '/join-as-educator'
export const formPath = `${chatPath}?view=form`
export const resultPath = `${chatPath}?view=done`

const loadChecks = () => import('./educator-checks.ts')

export async function checkAnswer({ id }: Pick<ChatStep, 'id'>, answer: ChatAnswer): Promise<string | undefined> {
  try {
    return (await loadChecks()).findProblem(id, answer)
  } catch {
    return messages.connection
  }
}

export async function finishChat(
  state: ChatFlowState,
  { navigate, notify }: Pick<MountContext, 'notify'> & { navigate: NavigateFunction },
) {
  try {
    const { readAnswers } = await loadChecks()
    keepEducatorAnswers(readAnswers(state))
    await navigate(resultPath)
  } catch {
    notify({
      tone: 'error',
      text: t('Your browser did not save your answers. Allow this site to store data, then try again.', 'Error'),
    })
  }
}
