import type { ContactMessage } from '@kere/contracts/contact'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { useMutation } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'
import { statusMutation } from './contact.api.ts'

export function CloseButton({ message: { id, status } }: { message: ContactMessage }) {
  const { api, context } = useRemote()
  const change = useMutation(statusMutation(api, id))
  const isClosed = status === 'closed'

  const set = async (wanted: 'new' | 'closed', isUndone = false) => {
    try {
      await change.mutateAsync(wanted)
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      return context.notify({ tone: 'error', text: reason })
    }
    const undo = { label: 'Undo', run: () => void set(wanted === 'closed' ? 'new' : 'closed', true) }
    context.notify({
      tone: 'success',
      text: wanted === 'closed' ? 'Message closed' : 'Message reopened',
      ...(!isUndone && { action: undo }),
    })
  }

  return (
    <Button
      variant="outline"
      wide
      icon={isClosed ? <Inbox aria-hidden="true" /> : <Archive aria-hidden="true" />}
      isBusy={change.isPending}
      onClick={() => void set(isClosed ? 'new' : 'closed')}
      className={isClosed ? 'mt-5' : 'mt-3'}
    >
      {isClosed ? 'Reopen' : 'Close without a reply'}
    </Button>
  )
}
