import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { UnsavedGuard } from '../unsaved-guard.tsx'

interface EditorGuardProps {
  isDirty: boolean
  isKept: boolean
  /** @returns whether nothing is left to save */
  flush: () => Promise<boolean>
  noun: string
}

/** A user who leaves the page waits this long for a save, and is asked after that. */
const patienceMs = 2000

/**
 * Saves when the user leaves, and asks only if saving takes long or fails. If the browser stores a copy, nothing is
 * lost.
 */
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
    <UnsavedGuard
      isDirty={isDirty}
      title={t('Leave before your changes are saved?', 'Title, part of a page')}
      settle={settle}
    >
      {isKept
        ? t(
            'Your last changes did not reach us yet. This browser keeps them, and saves them when you open the {noun} here again.',
            { noun },
            'Text, editor',
          )
        : t(
            'Your last changes did not reach us yet, and this browser cannot keep them. If you leave now, they are lost.',
            'Text, part of a page',
          )}
    </UnsavedGuard>
  )
}
