import type { OutboxEntry } from '@kere/contracts/outbox'
import { Button } from '@kere/ui/button'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useReplay } from './use-replay.ts'

interface SendAgainButtonProps {
  entry: OutboxEntry
  isWide?: boolean
}

/** Stands over the link that the rest of its row is. */
export function SendAgainButton({ entry, isWide = false }: SendAgainButtonProps) {
  const replay = useReplay()
  return (
    <Button
      variant="outline"
      size={isWide ? 'normal' : 'toolbar'}
      wide={isWide}
      icon={<RotateCw aria-hidden="true" />}
      aria-label={`Send again: ${entry.name} to ${entry.to}`}
      data-replay={entry.id}
      isBusy={replay.isBusy(entry.id)}
      onClick={() => replay.ask(entry)}
      className="relative z-1 whitespace-nowrap"
    >
      Send again
    </Button>
  )
}
