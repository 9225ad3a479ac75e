import { useHydrated } from '../../use-hydrated.ts'
import { msOf } from './event-times.ts'

const indiaMinutes = -330

/** What the reader's own clock shows, where it is not India's (U-23); only a browser knows. */
export function OwnTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  if (!useHydrated()) return null
  const [start, end] = [new Date(msOf(startsAt)), new Date(msOf(endsAt))]
  if (start.getTimezoneOffset() === indiaMinutes && end.getTimezoneOffset() === indiaMinutes) return null
  const format = new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  })
  return <p className="text-meta text-muted">Your time: {format.formatRange(start, end)}</p>
}
