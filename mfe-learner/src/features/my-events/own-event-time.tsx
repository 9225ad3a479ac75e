const indiaMinutes = -330

/** What the reader's own clock shows, where it is not India's (U-23). */
export function OwnEventTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
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
  return <span className="mt-0.5 block text-meta text-muted">Your time: {format.formatRange(start, end)}</span>
}
