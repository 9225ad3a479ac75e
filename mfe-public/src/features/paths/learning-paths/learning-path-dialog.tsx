import { t } from '@kere/brand/messages'
import { ChatFlowProgress } from '@kere/ui/chat-flow/chat-flow-progress'
import { Dialog } from '@kere/ui/overlays/dialog'
import { PathChat, usePathProgress } from './path-chat.tsx'

/** Shows the chat in a dialog (S-256). Closing it keeps the answers. */
export function LearningPathDialog({ onClose }: { onClose: () => void }) {
  const { state, steps } = usePathProgress()
  return (
    <Dialog
      title={t('Find your learning path', 'Heading, title of a page')}
      isOpen
      onClose={onClose}
      head={<ChatFlowProgress steps={steps} state={state} />}
      className="max-w-185 scroll-py-28 max-desk:h-dvh max-desk:max-h-none! max-desk:rounded-none"
    >
      <PathChat headingLevel="h3" startsFocused />
    </Dialog>
  )
}
