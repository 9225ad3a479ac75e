import type { OutboxEntry } from '@kere/contracts/console/outbox'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button } from '@kere/ui/controls/button'
import Check from 'lucide-react/icons/check'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { isReplayable } from './outbox-text.ts'
import { outboxActs } from './outbox.acts.tsx'

interface SendAgainButtonProps {
  entry: OutboxEntry
  isWide?: boolean
}

/**
 * The button lies over its row's link. It stays after sending, because the focus would be lost with it, and the second
 * press of a double click would open the row.
 */
export function SendAgainButton({ entry, isWide = false }: SendAgainButtonProps) {
  const [isSent, setSent] = useState(false)
  const { run, busyWith, question } = useRowActs(outboxActs, entry, () => setSent(true))
  const isDone = isSent && !isReplayable(entry)
  if (!isDone && !isReplayable(entry)) return null
  const act = isDone ? 'Sent again' : 'Send again'
  return (
    <>
      <Button
        variant="outline"
        size={isWide ? 'normal' : 'toolbar'}
        wide={isWide}
        icon={isDone ? <Check aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
        aria-label={`${act}: ${outboxActs.nameOf(entry)}`}
        aria-disabled={isDone || undefined}
        isBusy={busyWith === 'replay'}
        onClick={() => !isDone && run('replay')}
        className={`relative z-1 whitespace-nowrap ${isWide ? 'mt-4' : ''} ${isDone ? 'cursor-default!' : ''}`}
      >
        {act}
      </Button>
      {question}
    </>
  )
}
