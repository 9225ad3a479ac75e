import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { ownTime } from '@kere/ui/time/own-time'
import { useHydrated } from '../../../pages/use-hydrated.ts'

/** Shows the time in the reader's time zone, if that is not India's (U-23). Only the browser knows it. */
export function OwnTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const isHydrated = useHydrated()
  const text = isHydrated ? ownTime({ startsAt, endsAt }) : null
  return (
    text && (
      <p className="text-meta text-muted">
        <Unbroken>{t('Your time: {time}', { time: text }, 'When an event is where the reader is')}</Unbroken>
      </p>
    )
  )
}
