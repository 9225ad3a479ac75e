import type { Transition } from '@kere/platform/navigation'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { useEffect, useState } from 'react'

/** Asks before somebody leaves what is not saved. The browser keeps it either way. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { navigation } = useRemote().context
  const [held, setHeld] = useState<Transition | null>(null)

  useEffect(() => (isDirty ? navigation.block(setHeld) : undefined), [isDirty, navigation])

  const decide = (act: 'proceed' | 'cancel') => {
    held?.[act]()
    setHeld(null)
  }
  return (
    <Dialog
      title="Leave without saving?"
      isOpen={held !== null}
      onClose={() => decide('cancel')}
      actions={
        <>
          <Button onClick={() => decide('cancel')}>Stay</Button>
          <Button variant="outline" onClick={() => decide('proceed')}>
            Leave
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        Your changes are not saved yet. This browser keeps them for a week, for when you open your profile here again.
      </p>
    </Dialog>
  )
}
