import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { ownTime } from '@kere/ui/time/own-time'

/** Shows the time in the reader's time zone, if that is not India's (U-23). */
export function OwnEventTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const text = ownTime({ startsAt, endsAt })
  return (
    text && (
      <span className="mt-0.5 block text-meta text-muted">
        <Unbroken>{t('Your time: {time}', { time: text }, 'The time in the reader’s own zone')}</Unbroken>
      </span>
    )
  )
}
