import { expect, it } from 'vitest'
import { barsOf, longEventsOf, type MonthDay } from './event-bars.ts'

const event = (id: string, day: string) => ({ id, title: id, topic: null, startsAt: `${day}T04:30:00.000Z` })

const daysOf = (listed: Readonly<Record<string, ReturnType<typeof event>[]>>) =>
  new Map(
    Object.entries(listed).map(([day, events]): [string, MonthDay] => [day, { day, count: events.length, events }]),
  )

const week = [null, null, '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

const drawn = (days: ReturnType<typeof daysOf>) =>
  barsOf(week, days, longEventsOf(days)).map(({ event: { id }, from, span, lane }) => [id, from, span, lane])

const [camp, fair, walk] = [event('camp', '2026-11-10'), event('fair', '2026-11-19'), event('walk', '2026-11-19')]

it('is one for the days of a week, also of what began before it', () => {
  const days = daysOf({
    '2026-11-18': [camp],
    '2026-11-19': [camp, fair, walk],
    '2026-11-20': [fair],
  })
  expect(drawn(days)).toEqual([
    ['camp', 2, 2, 0],
    ['fair', 3, 2, 1],
  ])
})

it('takes a lane again once it is free, and goes on behind a day that does not list it', () => {
  const days = daysOf({
    '2026-11-18': [camp],
    '2026-11-19': [fair],
    '2026-11-20': [fair, camp],
    '2026-11-21': [camp],
  })
  expect(drawn(days)).toEqual([
    ['camp', 2, 1, 0],
    ['fair', 3, 2, 0],
    ['camp', 4, 2, 1],
  ])
})

it('is not drawn for what takes one day', () => {
  expect(drawn(daysOf({ '2026-11-19': [walk] }))).toEqual([])
})
