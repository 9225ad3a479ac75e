import { useRemote } from '@kere/platform/react/remote-tree'
import { UnsavedGuard } from '../unsaved-guard.tsx'

interface EditorGuardProps {
  isDirty: boolean
  isKept: boolean
  /** @returns whether nothing is left to save */
  flush: () => Promise<boolean>
  noun: string
}

/** Leaving the page waits this long for a save before it asks. */
const patienceMs = 2000

/** Leaving saves first, and asks only where that takes long or fails. Where the browser keeps copies nothing is lost either way. */
export function EditorGuard({ isDirty, isKept, flush, noun }: EditorGuardProps) {
  const { navigation } = useRemote().context

  const settle = (to: string) => {
    if (new URL(to, location.origin).pathname === navigation.location.pathname) return true
    const patience = new Promise<false>((resolve) => {
      setTimeout(resolve, patienceMs, false)
    })
    return Promise.race([flush(), patience])
  }
  return (
    <UnsavedGuard isDirty={isDirty} title="Leave before your changes are saved?" settle={settle}>
      {isKept
        ? `Your last changes did not reach us yet. This browser keeps them, and saves them when you open the ${noun} here again.`
        : 'Your last changes did not reach us yet, and this browser cannot keep them. If you leave now, they are lost.'}
    </UnsavedGuard>
  )
}
