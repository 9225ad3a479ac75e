import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { shortWeekdays } from '@kere/brand/short-dates'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import type { ReactNode } from 'react'
import { monthName, weeksOf } from './event-months.ts'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'
import type { CalendarMonth } from './events.api.ts'

const weekdays = [
  t('Monday', 'Day of the week, in full'),
  t('Tuesday', 'Day of the week, in full'),
  t('Wednesday', 'Day of the week, in full'),
  t('Thursday', 'Day of the week, in full'),
  t('Friday', 'Day of the week, in full'),
  t('Saturday', 'Day of the week, in full'),
  t('Sunday', 'Day of the week, in full'),
]

/** Other scripts cannot be cut to one letter. */
const shortName = (column: number, letters: number) => {
  const short = shortWeekdays[(column + 1) % 7]!
  return englishHere ? short : short.slice(0, letters)
}

export interface MonthProps {
  address: EventsAddress
  events: CalendarMonth | undefined
  now: number
}

interface MonthTableProps {
  month: string
  letters: number
  className: string
  headClassName: string
  gapClassName?: string
  children: (day: string) => ReactNode
}

export function MonthTable({ month, letters, className, headClassName, gapClassName = '', children }: MonthTableProps) {
  return (
    <table className={`w-full table-fixed border-collapse ${className}`}>
      <caption className="sr-only">
        {t('Events in {month}', { month: monthName(month) }, 'Name of a table, for screen readers')}
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday, column) => (
            <th key={weekday} scope="col" className={`h-8 text-meta font-normal ${headClassName}`}>
              <span aria-hidden="true">{shortName(column, letters)}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) =>
              day === null ? <td key={weekdays[column]} aria-hidden="true" className={gapClassName} /> : children(day),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const dayHref = (address: EventsAddress, day: string) =>
  localPath(eventsHref({ ...onFirstPage(address), day: address.day === day ? null : day, isCalendar: false }))

export const daysOf = (events: CalendarMonth | undefined, month: string) =>
  new Map(events?.month === month ? events.days.map((day) => [day.day, day]) : [])
