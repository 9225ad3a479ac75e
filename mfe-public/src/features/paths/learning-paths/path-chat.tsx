import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { ChatFlow } from '@kere/ui/chat-flow/chat-flow'
import {
  emptyChatFlow,
  hasProgress,
  isEmptyAnswer,
  type ChatAnswer,
  type ChatFlowState,
  type ChatStep,
} from '@kere/ui/chat-flow/chat-flow-state'
import { TextLink } from '@kere/ui/controls/link'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResumptionBanner } from '../../../chat/resumption-banner.tsx'
import { useOwnDetails } from '../../../forms/use-own-details.ts'
import { formPath, pathHref } from './path-address.ts'
import { keepMadePath, readSessionId } from './path-session.ts'
import { keepProgress } from '../../../chat/chat-progress.ts'
import { pathSteps } from './path-steps.ts'

export const { change: changeProgress, useProgress: usePathProgress } = keepProgress(
  'kere:learning-path-chat',
  () => pathSteps,
)

/** The texts of refusals are loaded with the checks, because every answer is checked before it can be refused. */
const loadChecks = () => import('./path-checks.tsx')

interface PathChatProps {
  headingLevel: 'h2' | 'h3'
  startsFocused?: boolean
}

export function PathChat({ headingLevel, startsFocused = false }: PathChatProps) {
  const { context } = useRemote()
  const api = useAttempts()
  const navigate = useNavigate()
  const { state: kept, steps } = usePathProgress()
  const own = useOwnDetails()
  const [isSettled, setSettled] = useState(false)
  const [start, setStart] = useState(0)
  const [refusal, setRefusal] = useState<ReactNode>(null)
  const isSending = useRef(false)
  const isWarned = useRef(false)

  const withOwn = (state: ChatFlowState): ChatFlowState =>
    state.answers.person || !(own.name || own.email)
      ? state
      : { ...state, answers: { ...state.answers, person: [own.name ?? '', own.email ?? ''] } }
  const state = withOwn(kept)

  const check = async (step: ChatStep, answer: ChatAnswer) => {
    if (step.id === 'interests') {
      if (!isEmptyAnswer(answer) || isWarned.current) return undefined
      isWarned.current = true
      return t('Choose at least one, or continue without', 'Error')
    }
    try {
      return (await loadChecks()).findProblem(step.id, answer)
    } catch {
      return messages.connection
    }
  }
  const finish = async () => {
    const { createLearningPath, PathRefusal, readAnswers } = await loadChecks()
    if (isSending.current) return
    isSending.current = true
    setRefusal(null)
    try {
      const answers = readAnswers(state)
      const { id } = await api.call(createLearningPath, { body: { ...answers, sessionId: readSessionId() } })
      keepMadePath({ id, name: answers.name })
      changeProgress(() => emptyChatFlow)
      await navigate(pathHref(id))
    } catch (error) {
      setRefusal(<PathRefusal error={error} />)
    } finally {
      isSending.current = false
    }
  }
  const goOn = () => {
    setSettled(true)
    setStart(start + 1)
  }
  const startAgain = () => {
    changeProgress(() => emptyChatFlow)
    goOn()
    context.notify({
      tone: 'info',
      text: t('Your answers were cleared.', 'Message'),
      action: { label: t('Undo', 'Button'), run: () => changeProgress(() => kept) },
    })
  }

  return (
    <>
      {!isSettled && hasProgress(kept) && <ResumptionBanner onGoOn={goOn} onStartAgain={startAgain} />}
      {refusal}
      <ChatFlow
        key={start}
        steps={steps}
        state={state}
        onChange={(change) => {
          setSettled(true)
          changeProgress((now) => change(withOwn(now)))
        }}
        check={check}
        summary={{
          title: t('Your path is ready', 'Heading'),
          hint: t('Look over your answers, and edit what is not right.', 'Below a heading'),
          action: t('Show my path', 'Button'),
        }}
        onFinish={() => void finish()}
        headingLevel={headingLevel}
        startsFocused={startsFocused || start > 0}
      />
      <p className="mt-12 text-center text-meta text-muted">
        {t('Prefer one page?', 'Before the link “Use the plain form”')}{' '}
        <TextLink href={formPath}>{t('Answer as a plain form', 'Link')}</TextLink>
      </p>
    </>
  )
}
