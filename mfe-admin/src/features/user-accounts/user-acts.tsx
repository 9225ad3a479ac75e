import type { UserAccount } from '@kere/contracts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { useMutation } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { DeleteDialog } from './delete-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { nameOf } from './user-text.ts'
import { userMutation } from './users.api.ts'

/** What no admin may do to themselves, nor anybody to the super admin. */
export function UserActs({ user }: { user: UserAccount }) {
  const { context } = useRemote()
  const [asked, setAsked] = useState<'suspend' | 'delete' | null>(null)
  const isOwn = context.session.user?.id === user.id
  if (user.isSuperAdmin) return null
  if (isOwn)
    return (
      <p className="mt-5 text-dense text-muted">
        This is you. Another admin can change your role, or suspend or delete you.
      </p>
    )
  const isClosed = user.deletion?.isByAdmin ?? false
  return (
    <div className="mt-5 flex flex-col gap-3">
      {user.suspension && <ReinstateButton user={user} />}
      {!user.suspension && !isClosed && user.state !== 'unconfirmed' && (
        <Button variant="outline" wide icon={<Ban aria-hidden="true" />} onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {!isClosed && (
        <Button variant="danger" wide icon={<Trash aria-hidden="true" />} onClick={() => setAsked('delete')}>
          Delete
        </Button>
      )}
      <SuspendDialog user={user} isOpen={asked === 'suspend'} onClose={() => setAsked(null)} />
      <DeleteDialog user={user} isOpen={asked === 'delete'} onClose={() => setAsked(null)} />
    </div>
  )
}

function ReinstateButton({ user }: { user: UserAccount }) {
  const { api, context } = useRemote()
  const change = useMutation(userMutation(api, user.id))
  const lift = async () => {
    try {
      await change.mutateAsync({ act: 'reinstate' })
    } catch (error) {
      return context.notify({ tone: 'error', text: error instanceof Error ? error.message : '' })
    }
    context.notify({ tone: 'success', text: `${nameOf(user)} can sign in again` })
  }
  return (
    <Button
      variant="outline"
      wide
      icon={<Undo aria-hidden="true" />}
      isBusy={change.isPending}
      onClick={() => void lift()}
    >
      Lift the suspension
    </Button>
  )
}
