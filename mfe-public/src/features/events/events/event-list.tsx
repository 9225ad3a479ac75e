import { t } from '@kere/brand/messages'
import { monthOf } from '@kere/ui/time/clock-times'
import { EventRow } from './event-row.tsx'
import { monthHeading } from './event-months.ts'
import { isOn } from './event-state.ts'
import type { ListedEvent } from './events.api.ts'

interface EventListProps {
  events: readonly ListedEvent[]
  now: number
  /** True for the list of a day or month, which is sorted by start, whether or not the events can still be joined. */
  isByDay: boolean
}

const running = 'now'

/** Lists events. Running ones come first, because they end first. */
export function EventList({ events, now, isByDay }: EventListProps) {
  const groupOf = (event: ListedEvent) => (!isByDay && isOn(event, now) ? running : monthOf(event.startsAt))
  return groupsOf(events, groupOf).map(([name, group]) => (
    <section key={name} aria-labelledby={`in-${name}`} className="mt-6">
      <h2 id={`in-${name}`} className="border-b-2 border-ink pb-2 text-panel">
        {name === running ? t('On now', 'Heading: events that have begun') : monthHeading(name, now)}
      </h2>
      <ul>
        {group.map((event) => (
          <EventRow key={event.id} event={event} now={now} />
        ))}
      </ul>
    </section>
  ))
}

function groupsOf(events: readonly ListedEvent[], groupOf: (event: ListedEvent) => string) {
  const groups = new Map<string, ListedEvent[]>()
  for (const event of events) {
    const name = groupOf(event)
    groups.set(name, [...(groups.get(name) ?? []), event])
  }
  return [...groups].toSorted(([one], [other]) => Number(other === running) - Number(one === running))
}
