import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

export const sessionMs = mentorshipLimits.sessionMinutes * minuteMs

/** A session can be booked no later than this long before its start. */
const noticeMs = 2 * hourMs

/**
 * The hour of the week: 0 is the first hour of Monday in India, which has no daylight saving time. The three days are
 * added because 1 January 1970 was a Thursday.
 */
export const hourOfWeek = (startsAt: number) => Math.floor((startsAt + indiaOffsetMs + 3 * dayMs) / hourMs) % (7 * 24)

export const isWholeHour = (startsAt: number) => (startsAt + indiaOffsetMs) % hourMs === 0

export const bookableFrom = (now: number) => now + noticeMs
export const bookableUntil = (now: number) => now + mentorshipLimits.slotDays * dayMs

interface Week {
  weeklyHours: readonly number[]
  openedStarts: readonly number[]
  closedStarts: readonly number[]
}

export function openSlots({ weeklyHours, openedStarts, closedStarts }: Week, taken: readonly number[], now: number) {
  const [weekly, opened, closed] = [new Set(weeklyHours), new Set(openedStarts), new Set([...closedStarts, ...taken])]
  const slots: number[] = []
  const first = Math.ceil((bookableFrom(now) + indiaOffsetMs) / hourMs) * hourMs - indiaOffsetMs
  for (let start = first; start <= bookableUntil(now); start += hourMs)
    if ((weekly.has(hourOfWeek(start)) || opened.has(start)) && !closed.has(start)) slots.push(start)
  return slots
}

export const movableUntil = (startsAt: number) => startsAt - mentorshipLimits.moveHours * hourMs

export const joinableFrom = (startsAt: number) => startsAt - mentorshipLimits.joinMinutes * minuteMs

/** The moment until which an unconfirmed session reserves its slot. */
export const heldUntil = (startsAt: number, now: number) => Math.min(startsAt, now + mentorshipLimits.heldDays * dayMs)
