import { useRemote } from '@kere/platform/react/remote-tree'
import type { Transition } from '@kere/platform/navigation'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { useEffect, useState } from 'react'
import { useEditor, useEditorSummary } from '../draft/use-course-editor.ts'

/** How long leaving waits for a save before it asks. */
const patienceMs = 2000

/** Leaving saves first, and asks only where that takes long or fails. Nothing is lost either way. */
export function UnsavedGuard() {
  const { context } = useRemote()
  const editor = useEditor()
  const { isDirty } = useEditorSummary(editor)
  const [held, setHeld] = useState<Transition | null>(null)

  useEffect(() => {
    if (!isDirty) return
    const { navigation } = context
    return navigation.block((transition) => {
      const { pathname } = new URL(transition.to, location.origin)
      // Another tab of the editor, or another lesson.
      if (pathname === navigation.location.pathname) return transition.proceed()
      const patience = new Promise<false>((resolve) => {
        setTimeout(resolve, patienceMs, false)
      })
      const saveFirst = async () => {
        if (await Promise.race([editor.flush(), patience])) transition.proceed()
        else setHeld(transition)
      }
      void saveFirst()
    })
  }, [isDirty, context, editor])

  const decide = (act: 'proceed' | 'cancel') => {
    held?.[act]()
    setHeld(null)
  }
  return (
    <Dialog
      title="Leave before your changes are saved?"
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
        Your last changes did not reach us yet. This browser keeps them, and saves them when you open the course here
        again.
      </p>
    </Dialog>
  )
}
