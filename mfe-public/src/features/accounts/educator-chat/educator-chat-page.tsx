import { useRemote } from '@kere/platform/react/remote-tree'
import { ChatFlowProgress } from '@kere/ui/chat-flow/chat-flow-progress'
import { TextLink } from '@kere/ui/controls/link'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useChatProgress } from './chat-progress.ts'
import { EducatorChat } from './educator-chat.tsx'
import { LoadedView } from './loaded-view.tsx'
import { SettledPanel } from './settled-panel.tsx'
import { canAnswer, standingOf } from './standing.ts'

const title = 'Join as an Educator'

const loadResult = async () => (await import('./chat-result.tsx')).ChatResult
const loadForm = async () => (await import('./plain-form.tsx')).PlainForm

export function EducatorChatPage() {
  const { context } = useRemote()
  const [search] = useSearchParams()
  const standing = standingOf(context.session.user)
  const view = search.get('view')

  if (!canAnswer(standing))
    return (
      <Frame head={null}>
        <h1 className="sr-only">{title}</h1>
        <SettledPanel standing={standing} headingLevel="h2" />
      </Frame>
    )
  if (view === 'done')
    return (
      <Frame head={null}>
        <LoadedView load={loadResult} view={{ standing }}>
          <h1 className="sr-only">{title}</h1>
        </LoadedView>
      </Frame>
    )
  if (view === 'form')
    return (
      <Frame head={null}>
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-lead text-muted [@media(scripting:none)]:hidden">
          All 12 questions on one page. Your answers are saved as you go.
        </p>
        <ScriptNotice />
        <LoadedView load={loadForm} view={{}} />
      </Frame>
    )
  return (
    <Frame head={<Progress />}>
      <h1 className="sr-only">{title}</h1>
      <ScriptNotice />
      <EducatorChat headingLevel="h2" />
    </Frame>
  )
}

function Frame({ head, children }: { head: ReactNode; children: ReactNode }) {
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

function Progress() {
  const { state, steps, isSaved } = useChatProgress()
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

function ScriptNotice() {
  return (
    <p className="my-6 hidden border-s-4 border-warn bg-warn-soft px-4 py-3 [@media(scripting:none)]:block">
      These questions need JavaScript, which is off in your browser. You can{' '}
      <TextLink href="/auth/register?role=educator">create your educator account</TextLink> without it and answer the
      questions later.
    </p>
  )
}
