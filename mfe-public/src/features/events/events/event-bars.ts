import { dayOf } from '@kere/ui/time/clock-times'
import type { CalendarMonth } from './events.api.ts'

export type MonthDay = CalendarMonth['days'][number]

type MonthEvent = MonthDay['events'][number]

export interface EventBar {
  event: MonthEvent
  /** The first column of the bar in its week, from 0. */
  from: number
  span: number
  lane: number
}

type Days = ReadonlyMap<string, MonthDay>

const takesDays = ({ startsAt }: MonthEvent, day: string) => dayOf(startsAt) !== day

export const longEventsOf = (days: Days): ReadonlySet<string> =>
  new Set(
    [...days.values()].flatMap(({ day, events }) =>
      events.filter((event) => takesDays(event, day)).map(({ id }) => id),
    ),
  )

/** Lays out events of several days: one bar for each week, in a lane where it overlaps no other bar. */
export function barsOf(week: readonly (string | null)[], days: Days, long: ReadonlySet<string>): EventBar[] {
  const bars: EventBar[] = []
  for (const [column, day] of week.entries())
    for (const event of (day !== null && days.get(day)?.events) || []) {
      if (!long.has(event.id)) continue
      const before = bars.find((bar) => bar.event.id === event.id && bar.from + bar.span === column)
      if (before) before.span += 1
      else bars.push({ event, from: column, span: 1, lane: 0 })
    }
  const ends: number[] = []
  for (const bar of bars) {
    const free = ends.findIndex((end) => end <= bar.from)
    bar.lane = free === -1 ? ends.length : free
    ends[bar.lane] = bar.from + bar.span
  }
  return bars
}
