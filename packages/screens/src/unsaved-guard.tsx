import { t } from '@kere/brand/messages'
import type { Transition } from '@kere/platform/navigation'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface UnsavedGuardProps {
  isDirty: boolean
  title: string
  children: ReactNode
  settle?: (to: string) => boolean | Promise<boolean>
}

export function UnsavedGuard({ isDirty, title, children, settle = () => false }: UnsavedGuardProps) {
  const { navigation } = useRemote().context
  const [held, setHeld] = useState<Transition | null>(null)

  const hold = useEffectEvent(async (transition: Transition) => {
    if (await settle(transition.to)) transition.proceed()
    else setHeld(transition)
  })
  useEffect(
    () => (isDirty ? navigation.block((transition) => void hold(transition)) : undefined),
    [isDirty, navigation],
  )

  const decide = (act: 'proceed' | 'cancel') => {
    held?.[act]()
    setHeld(null)
  }
  return (
    <Dialog
      title={title}
      isOpen={held !== null}
      onClose={() => decide('cancel')}
      actions={
        <>
          <Button onClick={() => decide('cancel')}>{t('Stay', 'Button, part of a page')}</Button>
          <Button variant="outline" onClick={() => decide('proceed')}>
            {t('Leave', 'Button, part of a page')}
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">{children}</p>
    </Dialog>
  )
}
