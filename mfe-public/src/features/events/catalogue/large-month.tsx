import { artOf } from '@kere/brand/categories'
import { clockText, dateParts, dayOf, dayText, monthOf } from '@kere/ui/time/clock-times'
import { eventHref } from './event-href.ts'
import { MonthHead } from './month-head.tsx'
import { dayHref, daysOf, MonthTable, type MonthProps } from './month-table.tsx'

export function LargeMonth({ address, events, now }: MonthProps) {
  const month = address.month ?? events?.month ?? monthOf(now)
  const today = dayOf(now)
  const days = daysOf(events, month)
  return (
    <>
      <MonthHead address={address} month={month} thisMonth={monthOf(now)} />
      <MonthTable
        month={month}
        letters={3}
        className="mt-4"
        headClassName="border-b-2 border-ink text-start"
        gapClassName="border-b border-hairline bg-sunken not-first:border-s"
      >
        {(day) => {
          const known = days.get(day)
          const more = known ? known.count - known.events.length : 0
          return (
            <td
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className="h-28 border-b border-hairline p-0 pe-1.5 pb-1.5 align-top not-first:border-s not-first:ps-1.5"
            >
              <p
                className={`pt-1.5 text-meta tabular-nums ${day < today ? 'text-muted' : 'font-semibold'} ${day === today ? 'mt-1 w-fit rounded-badge px-1 pt-0! ring-[1.5px] ring-ink' : ''}`}
              >
                {dateParts(day).number}
              </p>
              {known && (
                <ul className="mt-1 grid gap-1 text-meta leading-dense">
                  {known.events.map(({ id, title, topic, startsAt }) => (
                    <li key={id}>
                      <a
                        href={eventHref(id)}
                        style={{ borderColor: artOf(topic ?? '').swatch }}
                        className="line-clamp-2 min-h-6 border-s-3 ps-1.5 text-ink no-underline hover:underline"
                      >
                        {dayOf(startsAt) === day && <span className="text-muted">{clockText(startsAt)} </span>}
                        {title}
                      </a>
                    </li>
                  ))}
                  {more > 0 && (
                    <li>
                      <a
                        href={dayHref(address, day)}
                        rel="nofollow"
                        aria-label={`${more} more on ${dayText(day, now)}`}
                        className="inline-grid min-h-6 items-center ps-2.25 font-semibold text-brand underline underline-offset-3"
                      >
                        {more} more
                      </a>
                    </li>
                  )}
                </ul>
              )}
            </td>
          )
        }}
      </MonthTable>
    </>
  )
}
