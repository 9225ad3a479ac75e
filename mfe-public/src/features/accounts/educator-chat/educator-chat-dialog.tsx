import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ChatFlowProgress } from '@kere/ui/chat-flow/chat-flow-progress'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useChatProgress } from './finish-chat.ts'
import { EducatorChat } from './educator-chat.tsx'
import { SettledPanel } from './settled-panel.tsx'
import { canAnswer, standingOf } from './standing.ts'

/** The chat in a dialog. Closing it keeps the answers (S-266). */
export function EducatorChatDialog({ onClose }: { onClose: () => void }) {
  const standing = standingOf(useRemote().context.session.user)
  const { state, steps } = useChatProgress()
  return (
    <Dialog
      title={t('Join as an Educator', 'Button on the home page')}
      isOpen
      onClose={onClose}
      head={canAnswer(standing) && <ChatFlowProgress steps={steps} state={state} />}
      className="max-w-185 scroll-py-28 max-desk:h-dvh max-desk:max-h-none! max-desk:rounded-none"
    >
      {canAnswer(standing) ? (
        <EducatorChat headingLevel="h3" startsFocused />
      ) : (
        <div className="mt-4">
          <SettledPanel standing={standing} headingLevel="h3" />
        </div>
      )}
    </Dialog>
  )
}
