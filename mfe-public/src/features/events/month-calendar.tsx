import { artOf } from '@kere/brand/categories'
import { eventLimits } from '@kere/contracts/event-options'
import { VisuallyHidden } from '@kere/ui/visually-hidden'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { dateParts, dayOf, dayText, monthName, monthOf, shiftMonth, weeksOf } from './event-times.ts'
import { countEvents } from './event-text.ts'
import { eventHref, eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'
import type { CalendarMonth } from './events.api.ts'

/** How far the arrows lead: an address beyond is answered, but no crawler is led there. */
const farthestMonths = 24

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Day = CalendarMonth['days'][number]

interface MonthCalendarProps {
  address: EventsAddress
  /** Undefined while it is not known: its days are there all the same. */
  events: CalendarMonth | undefined
  now: number
  /** With the titles of events in its days. */
  isLarge?: boolean
}

/** A month of links, so that it needs no script (S-129 to S-131). */
export function MonthCalendar({ address, events, now, isLarge = false }: MonthCalendarProps) {
  const month = address.month ?? events?.month ?? monthOf(now)
  const today = dayOf(now)
  const days = new Map(events?.month === month ? events.days.map((day) => [day.day, day]) : [])
  const Cell = isLarge ? LargeDay : SmallDay
  return (
    <>
      <MonthHead address={address} month={month} thisMonth={monthOf(now)} isLarge={isLarge} />
      <table className={`w-full table-fixed border-collapse ${isLarge ? 'mt-4' : 'mt-2 text-center'}`}>
        <caption className="sr-only">Events in {monthName(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className={`h-8 text-meta font-normal ${isLarge ? 'border-b-2 border-ink text-start' : 'text-muted'}`}
              >
                <span aria-hidden="true">{isLarge ? weekday.slice(0, 3) : weekday.slice(0, 1)}</span>
                <VisuallyHidden>{weekday}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={weekdays[column]} aria-hidden="true" className={isLarge ? 'border-b border-hairline' : ''} />
                ) : (
                  <Cell key={day} {...{ day, today, address, now }} events={days.get(day)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface MonthHeadProps {
  address: EventsAddress
  month: string
  thisMonth: string
  isLarge: boolean
}

function MonthHead({ address, month, thisMonth, isLarge }: MonthHeadProps) {
  const hrefOf = (wanted: string) =>
    eventsHref({ ...onFirstPage(address), month: wanted === thisMonth ? null : wanted, day: null })
  const isNear = (wanted: string) =>
    wanted >= shiftMonth(thisMonth, -farthestMonths) && wanted <= shiftMonth(thisMonth, farthestMonths)
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)]
  return (
    <div className="flex items-center gap-2">
      <h2 className="me-auto text-card" aria-live="polite">
        {monthName(month)}
      </h2>
      <a
        href={hrefOf(thisMonth)}
        rel="nofollow"
        className="grid min-h-11 place-items-center rounded-control px-2.5 text-meta font-semibold text-ink no-underline hover:bg-hover desk:min-h-9"
      >
        Today
      </a>
      <Arrow href={isNear(before) ? hrefOf(before) : null} label="Previous month" isLarge={isLarge}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
      </Arrow>
      <Arrow href={isNear(after) ? hrefOf(after) : null} label="Next month" isLarge={isLarge}>
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </Arrow>
    </div>
  )
}

interface ArrowProps {
  href: string | null
  label: string
  isLarge: boolean
  children: ReactNode
}

function Arrow({ href, label, children }: ArrowProps) {
  const look =
    'grid size-11 place-items-center rounded-control border border-control bg-surface desk:size-9 text-ink hover:bg-hover'
  if (href === null) return <span aria-hidden="true" className={`${look} invisible`} />
  return (
    <a href={href} rel="nofollow" aria-label={label} className={look}>
      {children}
    </a>
  )
}

interface DayProps {
  day: string
  today: string
  address: EventsAddress
  now: number
  events: Day | undefined
}

/** Chosen once more, it is not chosen any more. */
const dayHref = (address: EventsAddress, day: string) =>
  eventsHref({ ...onFirstPage(address), day: address.day === day ? null : day, isCalendar: false })

function SmallDay({ day, today, address, now, events }: DayProps) {
  const { number } = dateParts(day)
  const isChosen = address.day === day
  const frame = day === today ? 'border-[1.5px] border-ink' : 'border-[1.5px] border-transparent'
  const look = `flex h-11 flex-col items-center rounded-control pt-1.5 text-dense leading-dense tabular-nums desk:h-10.5 ${frame} ${day < today ? 'text-muted' : 'font-semibold text-ink'}`
  return (
    <td className="p-0" aria-current={day === today ? 'date' : undefined}>
      {events ? (
        <a
          href={dayHref(address, day)}
          rel="nofollow"
          aria-label={`${dayText(day, now)}, ${countEvents(events.count)}`}
          aria-current={isChosen ? 'true' : undefined}
          className={`${look} no-underline ${isChosen ? 'bg-ink text-canvas!' : 'hover:bg-hover'}`}
        >
          {number}
          <span className="mt-1 flex gap-0.5">
            {events.events.slice(0, eventLimits.dotsOfDay).map(({ id, topic }) => (
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
}

function LargeDay({ day, today, address, now, events }: DayProps) {
  const { number } = dateParts(day)
  const more = events ? events.count - events.events.length : 0
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className="h-28 border-b border-hairline p-0 pe-1.5 pb-1.5 align-top not-first:border-s not-first:ps-1.5"
    >
      <p
        className={`pt-1.5 text-meta tabular-nums ${day < today ? 'text-muted' : 'font-semibold'} ${day === today ? 'w-fit rounded-badge px-1 ring-[1.5px] ring-ink' : ''}`}
      >
        {number}
      </p>
      {events && (
        <ul className="mt-1 grid gap-1 text-meta leading-dense">
          {events.events.map(({ id, title, topic }) => (
            <li key={id}>
              <a
                href={eventHref(id)}
                style={{ borderColor: artOf(topic ?? '').swatch }}
                className="line-clamp-2 min-h-6 border-s-3 ps-1.5 text-ink no-underline hover:underline"
              >
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
}
