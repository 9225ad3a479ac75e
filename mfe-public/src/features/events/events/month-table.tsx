import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import type { ReactNode } from 'react'
import { monthName, weeksOf } from './event-months.ts'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'
import type { CalendarMonth } from './events.api.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

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
      <caption className="sr-only">Events in {monthName(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={`h-8 text-meta font-normal ${headClassName}`}>
              <span aria-hidden="true">{weekday.slice(0, letters)}</span>
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
  eventsHref({ ...onFirstPage(address), day: address.day === day ? null : day, isCalendar: false })

export const daysOf = (events: CalendarMonth | undefined, month: string) =>
  new Map(events?.month === month ? events.days.map((day) => [day.day, day]) : [])
