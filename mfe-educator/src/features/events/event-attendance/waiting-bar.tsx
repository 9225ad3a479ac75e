import { t } from '@kere/brand/messages'
import type { WaitingWrite } from '@kere/platform/device'
import { Button } from '@kere/ui/controls/button'
import CircleX from 'lucide-react/icons/circle-x'
import WifiOff from 'lucide-react/icons/wifi-off'
import { refusalWords } from './check-in-labels.ts'
import { nameOfWrite } from './use-door.ts'

interface WaitingBarProps {
  waiting: readonly WaitingWrite[]
  nameOf: (registrationId: string) => string | undefined
  onDrop: (target: string) => void
}

export function WaitingBar({ waiting, nameOf, onDrop }: WaitingBarProps) {
  const unsent = waiting.filter(({ refusal }) => refusal === null)
  const refused = waiting.filter(({ refusal }) => refusal !== null)
  return (
    <>
      {refused.map(({ target, refusal, body }) => (
        <div
          key={target}
          role="alert"
          className="flex items-center gap-3 border-s-4 border-b border-s-danger border-b-hairline bg-danger-soft px-4 py-3 text-dense"
        >
          <CircleX aria-hidden="true" className="size-5 shrink-0 text-danger" />
          <p className="min-w-0 grow">
            <strong className="block">{nameOfWrite(body, nameOf)}</strong>
            {refusalWords(refusal ?? '')?.title ?? t('Not checked in', 'Text, educator')}
          </p>
          <Button variant="quiet" size="toolbar" onClick={() => onDrop(target)}>
            {t('Dismiss', 'Button, educator')}
          </Button>
        </div>
      ))}
      {unsent.length > 0 && (
        <p
          role="status"
          className="flex items-center gap-3 bg-ink px-4 py-3 text-dense text-surface dark:bg-raised dark:text-ink"
        >
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {t(
            '{count, plural, one {# check-in is} other {# check-ins are}} kept here and sent later.',
            { count: unsent.length },
            'Text, educator',
          )}
        </p>
      )}
    </>
  )
}
