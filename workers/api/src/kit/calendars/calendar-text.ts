import { product } from '@kere/brand/brand'
import ical, { ICalEventStatus } from 'ical-generator'
import { hashHex } from '../../base/digests.ts'
import type { FileAnswer } from '../../http/route.ts'

export interface CalendarEntry {
  id: string
  /** The address of its page on the site. */
  url: string
  title: string
  description: string
  startsAt: number
  endsAt: number
  place: string
  sequence: number
  changedAt: number
  isCancelled: boolean
}

interface CalendarOptions {
  /** The calendar's name. It must be a constant, because the library does not escape it. */
  name: string
  origin: string
}

const askAgainSeconds = 60 * 60

/** Writes a calendar after RFC 5545, with times in UTC. Equal entries give equal text. */
export function writeCalendar(entries: readonly CalendarEntry[], { name, origin }: CalendarOptions): string {
  const { hostname } = new URL(origin)
  const calendar = ical({ name, prodId: { company: product, product: 'Calendar' }, ttl: askAgainSeconds })
  for (const entry of entries) {
    const changedAt = new Date(entry.changedAt)
    calendar.createEvent({
      id: `${entry.id}@${hostname}`,
      sequence: entry.sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      summary: plain(entry.title),
      description: plain(entry.description),
      location: plain(entry.place),
      url: entry.url,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // The library leaves out the line end after the last line.
  return `${calendar.toString()}\r\n`
}

/**
 * The library escapes commas, semicolons, backslashes and line ends; other control characters are not allowed in a
 * calendar.
 */
const plain = (text: string) => text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ' ')

export async function calendarAnswer(text: string, fileName: string): Promise<FileAnswer> {
  return {
    body: text,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.ics"`,
      etag: `"${(await hashHex(text)).slice(0, 32)}"`,
    },
  }
}
