import type { UserAccount } from '@kere/contracts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { nameOf } from './user-text.ts'
import { userMutation } from './users.api.ts'

interface QuestionProps {
  user: UserAccount
  isOpen: boolean
  onClose: () => void
}

/** S-434 */
export function DeleteDialog({ user, isOpen, onClose }: QuestionProps) {
  const { api, context } = useRemote()
  const change = useMutation(userMutation(api, user.id))

  const confirm = async () => {
    try {
      await change.mutateAsync({ act: 'delete' })
    } catch {
      return
    }
    onClose()
    context.notify({ tone: 'success', text: `${nameOf(user)} is signed out and will be deleted` })
  }

  return (
    <Dialog
      title={`Delete ${nameOf(user)}?`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isBusy={change.isPending} busyLabel="Deleting" onClick={() => void confirm()}>
            Delete user
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="font-semibold">This action cannot be undone.</p>
      <p className="mt-2 text-dense">
        They are signed out everywhere at once and cannot sign in. Their account and personal details are deleted within
        7 business days. Courses they published stay, as those of a former member. We tell them by email.
      </p>
      {change.error && (
        <p role="alert" className="mt-3 text-dense font-medium text-danger">
          {change.error.message}
        </p>
      )}
    </Dialog>
  )
}
