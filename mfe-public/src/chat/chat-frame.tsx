import { ChatFlowProgress } from '@kere/ui/chat-flow/chat-flow-progress'
import type { ChatFlowState, ChatStep } from '@kere/ui/chat-flow/chat-flow-state'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

export function ChatFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="-mt-15 min-h-svh bg-canvas wide:-mt-17.5">
      <div className="border-b border-hairline bg-surface px-gutter pt-15 wide:pt-17.5">
        {head && <div className="mx-auto max-w-170 pb-3.5">{head}</div>}
      </div>
      <div className="px-gutter pt-4 pb-section desk:pt-8">
        <div className="mx-auto max-w-170">{children}</div>
      </div>
    </div>
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
          Kept in this tab
        </p>
      )}
    </div>
  )
}
