import { artOf } from '@kere/brand/categories'
import { dateParts, dayOf, dayText } from '@kere/ui/time/clock-times'
import { openingMonth } from './event-months.ts'
import { countEvents } from './event-text.ts'
import { MonthHead } from './month-head.tsx'
import { dayHref, daysOf, MonthTable, type MonthProps } from './month-table.tsx'

/** A month made of links, so that it works without a script (S-129 to S-131). */
export function MonthCalendar({ address, events, now }: MonthProps) {
  const month = address.month ?? events?.month ?? openingMonth(now)
  const today = dayOf(now)
  const days = daysOf(events, month)
  return (
    <>
      <MonthHead address={address} month={month} now={now} />
      <MonthTable month={month} letters={1} className="mt-2 text-center" headClassName="text-muted">
        {(day) => {
          const { number } = dateParts(day)
          const known = days.get(day)
          const isChosen = address.day === day
          const look = `calendar-day ${day === today ? 'border-ink' : 'border-transparent'} ${day < today ? 'text-muted' : 'font-semibold text-ink'}`
          return (
            <td key={day} className="p-0" aria-current={day === today ? 'date' : undefined}>
              {known ? (
                <a
                  href={dayHref(address, day)}
                  rel="nofollow"
                  aria-label={`${dayText(day, now)}, ${countEvents(known.count)}`}
                  aria-current={isChosen ? 'true' : undefined}
                  className={`${look} no-underline ${isChosen ? 'bg-ink text-canvas!' : 'hover:bg-hover'}`}
                >
                  {number}
                  <span className="mt-1 flex gap-0.5">
                    {known.events.map(({ id, topic }) => (
                      <span
                        key={id}
                        data-dot=""
                        className="size-1.5 rounded-full"
                        style={{ background: artOf(topic ?? '').swatch }}
                      />
                    ))}
                  </span>
                </a>
              ) : (
                <span className={look}>{number}</span>
              )}
            </td>
          )
        }}
      </MonthTable>
    </>
  )
}
