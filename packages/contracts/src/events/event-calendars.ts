import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { languages } from '../accounts/languages.ts'
import { roles } from '../accounts/roles.ts'

const moment = z.iso.datetime()

const feedState = z.object({
  createdAt: z.nullable(moment),
  /** The time of the last read, rounded to the day. */
  readAt: z.nullable(moment),
})

export type CalendarFeedState = z.infer<typeof feedState>

export const getCalendarFeed = defineEndpoint('getCalendarFeed', 'GET /api/me/calendar-feed', {
  summary: 'Whether the caller has a private calendar feed. Its address is told only when it is made.',
  access: { roles },
  response: feedState,
  failure: 'Failed to fetch your calendar feed',
})

export const createCalendarFeed = defineEndpoint('createCalendarFeed', 'POST /api/me/calendar-feed', {
  summary: 'Makes the caller’s private calendar feed; an older address ends.',
  access: { roles },
  /** A path of this site that nobody can guess. Anybody who has it can read which events the caller goes to. */
  response: z.object({ path: z.string(), createdAt: moment }),
  isNeverStored: true,
  problems: ['too_many_attempts'],
  failure: 'Failed to make your calendar feed',
})

export const revokeCalendarFeed = defineEndpoint('revokeCalendarFeed', 'DELETE /api/me/calendar-feed', {
  summary: 'Ends the private feed: its address finds nothing any more.',
  access: { roles },
  failure: 'Failed to end your calendar feed',
})

// Calendar programs read these files (RFC 5545). The shell answers `/<path>.ics` with the response of
// `/api/calendars/<path>`.

/** The language of the page that links to the file; English if there is none. */
const inLanguage = z.object({ language: z.optional(z.enum(languages)) })

const calendar = {
  access: 'public',
  mediaType: 'text/calendar',
  status: 200,
  response: z.string(),
} as const

export const readEventCalendar = defineEndpoint('readEventCalendar', 'GET /api/calendars/events/:id', {
  summary: 'One published event for a calendar, without its meeting link. Cancelled ones stay, as cancelled.',
  query: inLanguage,
  ...calendar,
  failure: 'Failed to fetch event',
  maxAgeSeconds: 10,
})

export const readPublicCalendar = defineEndpoint('readPublicCalendar', 'GET /api/calendars/events', {
  summary: 'Published events of the last month and to come, up to a bound, for a calendar that follows them.',
  query: inLanguage,
  ...calendar,
  failure: 'Failed to fetch events',
  maxAgeSeconds: 300,
})

export const readPrivateCalendar = defineEndpoint('readPrivateCalendar', 'GET /api/calendars/calendars/:secret', {
  summary: 'The events that the owner of the secret goes to, with their meeting links.',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  ...calendar,
  problems: ['too_many_attempts'],
  failure: 'Failed to fetch events',
})
