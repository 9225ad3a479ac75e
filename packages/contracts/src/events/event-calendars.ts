import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { roles } from '../accounts/roles.ts'

const moment = z.iso.datetime()

const feedState = z.object({
  createdAt: z.nullable(moment),
  /** To the day. */
  readAt: z.nullable(moment),
})

export type CalendarFeedState = z.infer<typeof feedState>

export const getCalendarFeed = defineEndpoint({
  name: 'getCalendarFeed',
  summary: 'Whether the caller has a private calendar feed. Its address is told only when it is made.',
  method: 'GET',
  path: '/api/me/calendar-feed',
  access: { roles },
  status: 200,
  response: feedState,
  problems: [],
  failure: 'Failed to fetch your calendar feed',
})

export const createCalendarFeed = defineEndpoint({
  name: 'createCalendarFeed',
  summary: 'Makes the caller’s private calendar feed; an older address ends.',
  method: 'POST',
  path: '/api/me/calendar-feed',
  access: { roles },
  status: 201,
  /** A path of this site that nobody can guess; whoever has it reads which events the caller goes to. */
  response: z.object({ path: z.string(), createdAt: moment }),
  isNeverStored: true,
  problems: ['too_many_attempts'],
  failure: 'Failed to make your calendar feed',
})

export const revokeCalendarFeed = defineEndpoint({
  name: 'revokeCalendarFeed',
  summary: 'Ends the private feed: its address finds nothing any more.',
  method: 'DELETE',
  path: '/api/me/calendar-feed',
  access: { roles },
  status: 204,
  response: z.void(),
  problems: [],
  failure: 'Failed to end your calendar feed',
})

// What calendars read (RFC 5545). The shell answers `/<path>.ics` with what stands at `/api/calendars/<path>`.

const calendar = {
  method: 'GET',
  access: 'public',
  mediaType: 'text/calendar',
  status: 200,
  response: z.string(),
} as const

export const readEventCalendar = defineEndpoint({
  name: 'readEventCalendar',
  summary: 'One published event for a calendar, without its meeting link. Cancelled ones stay, as cancelled.',
  path: '/api/calendars/events/:id',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  ...calendar,
  problems: ['not_found'],
  failure: 'Failed to fetch event',
  maxAgeSeconds: 10,
})

export const readPublicCalendar = defineEndpoint({
  name: 'readPublicCalendar',
  summary: 'Published events of the last month and to come, up to a bound, for a calendar that follows them.',
  path: '/api/calendars/events',
  ...calendar,
  problems: [],
  failure: 'Failed to fetch events',
  maxAgeSeconds: 300,
})

export const readPrivateCalendar = defineEndpoint({
  name: 'readPrivateCalendar',
  summary: 'The events that the owner of the secret goes to, with their meeting links.',
  path: '/api/calendars/calendars/:secret',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  ...calendar,
  problems: ['not_found', 'too_many_attempts'],
  failure: 'Failed to fetch events',
})
