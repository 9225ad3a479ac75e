import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ChatFlow } from '@kere/ui/chat-flow/chat-flow'
import { emptyChatFlow, hasProgress } from '@kere/ui/chat-flow/chat-flow-state'
import { TextLink } from '@kere/ui/controls/link'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeProgress, useChatProgress, checkAnswer, finishChat, formPath } from './finish-chat.ts'
import { ResumptionBanner } from '../../../chat/resumption-banner.tsx'

interface EducatorChatProps {
  headingLevel: 'h2' | 'h3'
  startsFocused?: boolean
}

export function EducatorChat({ headingLevel, startsFocused = false }: EducatorChatProps) {
  const { context } = useRemote()
  const navigate = useNavigate()
  const { state, steps } = useChatProgress()
  // False while there are answers of an earlier visit and the reader has neither continued nor started again.
  const [isSettled, setSettled] = useState(false)
  const [start, setStart] = useState(0)

  const goOn = () => {
    setSettled(true)
    setStart(start + 1)
  }
  const startAgain = () => {
    const before = state
    changeProgress(() => emptyChatFlow)
    goOn()
    context.notify({
      tone: 'info',
      text: t('Your answers were cleared.', 'Message'),
      action: { label: t('Undo', 'Button'), run: () => changeProgress(() => before) },
    })
  }

  return (
    <>
      {!isSettled && hasProgress(state) && <ResumptionBanner onGoOn={goOn} onStartAgain={startAgain} />}
      <ChatFlow
        key={start}
        steps={steps}
        state={state}
        onChange={(change) => {
          setSettled(true)
          changeProgress(change)
        }}
        check={checkAnswer}
        summary={{
          title: t('Is everything right?', 'Heading'),
          hint: t(
            'Edit anything that is not. Your answers stay in this browser until you create your account or apply.',
            'Below a heading',
          ),
          action: t('Finish', 'Button'),
        }}
        onFinish={() => void finishChat(state, { navigate, notify: context.notify })}
        headingLevel={headingLevel}
        startsFocused={startsFocused || start > 0}
      />
      <p className="mt-12 text-center text-meta text-muted [@media(scripting:none)]:hidden">
        {t('Prefer one page?', 'Before the link “Use the plain form”')}{' '}
        <TextLink href={formPath}>{t('Use the plain form', 'Link')}</TextLink>
      </p>
    </>
  )
}
