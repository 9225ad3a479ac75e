import { monthOf } from '@kere/ui/time/clock-times'
import { EventRow } from './event-row.tsx'
import { monthHeading } from './event-months.ts'
import type { ListedEvent } from './events.api.ts'

interface EventListProps {
  events: readonly ListedEvent[]
  now: number
}

export function EventList({ events, now }: EventListProps) {
  return groupByMonth(events).map(([month, group]) => (
    <section key={month} aria-labelledby={`in-${month}`} className="mt-6">
      <h2 id={`in-${month}`} className="border-b-2 border-ink pb-2 text-panel">
        {monthHeading(month, now)}
      </h2>
      <ul>
        {group.map((event) => (
          <EventRow key={event.id} event={event} now={now} />
        ))}
      </ul>
    </section>
  ))
}

function groupByMonth(events: readonly ListedEvent[]) {
  const groups = new Map<string, ListedEvent[]>()
  for (const event of events) {
    const month = monthOf(event.startsAt)
    groups.set(month, [...(groups.get(month) ?? []), event])
  }
  return [...groups]
}
