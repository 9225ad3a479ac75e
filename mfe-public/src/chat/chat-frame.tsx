import { t } from '@kere/brand/messages'
import { ChatFlowProgress } from '@kere/ui/chat-flow/chat-flow-progress'
import type { ChatFlowState, ChatStep } from '@kere/ui/chat-flow/chat-flow-state'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

interface ChatFrameProps {
  title?: string
  progress?: ReactNode
  children: ReactNode
}

export function ChatFrame({ title, progress, children }: ChatFrameProps) {
  return (
    <>
      {title && (
        <div className="border-b border-hairline bg-surface px-gutter pt-4 pb-3.5">
          <div className="mx-auto max-w-170">
            <h1 className="text-panel">{title}</h1>
            {progress && <div className="mt-2.5">{progress}</div>}
          </div>
        </div>
      )}
      <div className="px-gutter pt-4 pb-section desk:pt-8">
        <div className="mx-auto max-w-170">{children}</div>
      </div>
    </>
  )
}

interface ChatHeadProps {
  steps: readonly ChatStep[]
  state: ChatFlowState
  isSaved: boolean
}

export function ChatHead({ steps, state, isSaved }: ChatHeadProps) {
  return (
    <div className="relative">
      <ChatFlowProgress steps={steps} state={state} />
      {isSaved && (
        <p className="absolute start-1/2 top-0 hidden -translate-x-1/2 items-center gap-1.5 text-meta text-muted desk:flex">
          <Check aria-hidden="true" className="size-4" />
          {t('Kept in this tab', 'Answers are saved')}
        </p>
      )}
    </div>
  )
}
