import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { artOf } from '@kere/brand/categories'
import { langOf } from '@kere/screens/content-language'
import { clockText, dateParts, dayOf, dayText } from '@kere/ui/time/clock-times'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { barsOf, longEventsOf, type EventBar } from './event-bars.ts'
import { eventHref } from './event-href.ts'
import { openingMonth, weeksOf } from './event-months.ts'
import { MonthHead } from './month-head.tsx'
import { dayHref, daysOf, MonthTable, type MonthProps } from './month-table.tsx'

export function LargeMonth({ address, events, now }: MonthProps) {
  const month = address.month ?? events?.month ?? openingMonth(now)
  const today = dayOf(now)
  const days = daysOf(events, month)
  const long = longEventsOf(days)
  const barsOn = new Map(
    weeksOf(month).flatMap((week) => {
      const bars = barsOf(week, days, long)
      return week.map((day, column) => [day, lanesAt(column, bars)] as const)
    }),
  )
  return (
    <>
      <MonthHead address={address} month={month} now={now} />
      <MonthTable
        month={month}
        letters={3}
        className="mt-4"
        headClassName="border-b-2 border-ink ps-1.5 text-start"
        gapClassName="border-b border-hairline bg-sunken not-first:border-s"
      >
        {(day) => {
          const known = days.get(day)
          const more = known ? known.count - known.events.length : 0
          return (
            <td
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className="h-28 border-b border-hairline p-0 pe-1.5 pb-1.5 ps-1.5 align-top not-first:border-s"
            >
              <p
                className={`pt-1.5 text-meta tabular-nums ${day < today ? 'text-muted' : 'font-semibold'} ${day === today ? 'mt-1 w-fit rounded-badge px-1 pt-0! ring-[1.5px] ring-ink' : ''}`}
              >
                {dateParts(day).number}
              </p>
              {known && (
                <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1 text-meta leading-dense">
                  {barsOn.get(day)?.map((bar, lane) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a lane is its place
                    <Lane key={lane} bar={bar} day={day} />
                  ))}
                  {known.events
                    .filter(({ id }) => !long.has(id))
                    .map(({ id, title, language, topic, startsAt }) => (
                      <li key={id}>
                        <a
                          href={localPath(eventHref(id))}
                          style={{ borderColor: artOf(topic ?? '').swatch }}
                          className="line-clamp-3 min-h-6 border-s-3 ps-1.5 text-ink no-underline hover:underline"
                        >
                          <span className="text-muted">{clockText(startsAt)} </span>
                          <span lang={langOf(language)}>{title}</span>
                        </a>
                      </li>
                    ))}
                  {more > 0 && (
                    <li>
                      <a
                        href={dayHref(address, day)}
                        rel="nofollow"
                        aria-label={t(
                          '{count} more on {day}',
                          { count: more, day: dayText(day, now) },
                          'Link: more events, for screen readers',
                        )}
                        className="inline-grid min-h-6 items-center ps-2.25 font-semibold text-brand underline underline-offset-3"
                      >
                        {t('{count} more', { count: more }, 'Link: more events')}
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

/** Returns the bar of each lane in this column, from the top, or nothing. */
function lanesAt(column: number, bars: readonly EventBar[]) {
  const here = bars.filter(({ from, span }) => from <= column && column < from + span)
  const count = Math.max(0, ...here.map(({ lane }) => lane + 1))
  return Array.from({ length: count }, (_, lane) => {
    const bar = here.find((each) => each.lane === lane)
    return bar ? { ...bar, begins: bar.from === column } : null
  })
}

interface LaneProps {
  bar: ReturnType<typeof lanesAt>[number]
  day: string
}

/** A bar lies over the cells of its days, with a gap at its ends. */
function Lane({ bar, day }: LaneProps) {
  if (!bar) return <li aria-hidden="true" className="h-6" />
  const {
    event: { id, title, language, topic, startsAt },
    span,
    begins,
  } = bar
  if (!begins)
    return (
      <li className="h-6">
        <VisuallyHidden>
          {t('{title}, continued', { title }, 'An event of several days, for screen readers')}
        </VisuallyHidden>
      </li>
    )
  return (
    <li className="-mx-1.5 h-6">
      <a
        href={localPath(eventHref(id))}
        style={{
          borderInlineStartColor: artOf(topic ?? '').swatch,
          inlineSize: `calc(${span * 100}% + ${span - 1}px - 0.5rem)`,
        }}
        className="relative ms-1 block h-6 truncate rounded-e-badge border border-s-3 border-hairline bg-surface px-1.5 leading-5.5 text-ink no-underline hover:underline"
      >
        {dayOf(startsAt) === day && <span className="text-muted">{clockText(startsAt)} </span>}
        <span lang={langOf(language)}>{title}</span>
      </a>
    </li>
  )
}
