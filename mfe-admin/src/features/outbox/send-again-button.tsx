import type { OutboxEntry } from '@kere/contracts/outbox'
import { Button } from '@kere/ui/button'
import Check from 'lucide-react/icons/check'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { isReplayable } from './outbox-text.ts'
import { useReplay } from './use-replay.ts'

interface SendAgainButtonProps {
  entry: OutboxEntry
  isWide?: boolean
}

/** Over its row's link. It stays when done: else the focus goes with it, and a double click's second opens the row. */
export function SendAgainButton({ entry, isWide = false }: SendAgainButtonProps) {
  const { ask, progressOf } = useReplay()
  const progress = progressOf(entry.id)
  const isDone = progress === 'sent' && !isReplayable(entry)
  if (!isDone && !isReplayable(entry)) return null
  const act = isDone ? 'Sent again' : 'Send again'
  return (
    <Button
      variant="outline"
      size={isWide ? 'normal' : 'toolbar'}
      wide={isWide}
      icon={isDone ? <Check aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
      aria-label={`${act}: ${entry.name} to ${entry.to}`}
      aria-disabled={isDone || undefined}
      isBusy={progress === 'sending'}
      onClick={() => !isDone && ask(entry)}
      className={`relative z-1 whitespace-nowrap ${isWide ? 'mt-4' : ''} ${isDone ? 'cursor-default!' : ''}`}
    >
      {act}
    </Button>
  )
}
