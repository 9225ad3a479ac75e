import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories } from '../courses/course-options.ts'
import { anyOf } from '../http/any-of.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { eventCategories, eventSorts, eventSources, eventTypes } from './event-options.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'

const moment = z.iso.datetime()

/** An older API does not send these. */
const ofLanguage = {
  /** The language of the title and the description: the reader’s if there is a translation, otherwise the event’s own. */
  language: z.optional(openEnum(languages)),
  /** The language in which the event was written; its venue and its message of cancellation have no other. */
  originalLanguage: z.optional(openEnum(languages)),
}

export const eventSummary = z.object({
  id: z.string(),
  title: z.string(),
  ...ofLanguage,
  type: openEnum(eventTypes),
  category: openEnum(eventCategories),
  topic: z.nullable(openEnum(courseCategories)),
  startsAt: moment,
  endsAt: moment,
  closesAt: moment,
  /** Null for an online event; the meeting link is never sent here (C-36). */
  venue: z.nullable(z.string()),
  price: z.int(),
  maxParticipants: z.int(),
  registrationsCount: z.int(),
  /** The free seats, without those reserved for an order, an offer, or an undo. */
  seatsLeft: z.int(),
  hasWaitlist: z.boolean(),
  /** True if people are waiting, because a free seat is offered to them first. */
  isWaitedFor: z.boolean(),
  isCancelled: z.boolean(),
  coverImage: z.nullable(z.string()),
  coverDrawing: z.int(),
  host: z.object({ id: z.string(), name: z.string() }),
  source: openEnum(eventSources),
  externalUrl: z.nullable(z.string()),
  /** Lists include it for the sitemap. */
  updatedAt: z.optional(moment),
})

export type EventSummary = z.infer<typeof eventSummary>

/** Others see at most this much later that an event was published or changed. */
const publicAgeSeconds = 10

/** A calendar month in Indian time. */
export const eventMonthName = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

const eventFilters = {
  /** `product` includes the events of the category `other` (C-37). */
  tab: z.optional(z.enum(['product', 'info'])),
  search: listFilters.search,
  type: z.optional(z.enum(eventTypes)),
  /** Filters by the language in which an event was written. */
  language: anyOf(z.enum(languages)),
  /** If set, lists only past events; otherwise only events that are not over (S-128). */
  past: z.optional(z.literal('true')),
}

export const eventList = listOf(eventSummary, {
  name: 'events',
  filters: {
    ...eventFilters,
    /** Lists the events on this day in Indian time, including those that are over. */
    day: z.optional(z.iso.date()),
    /** Lists the events that start in this month in Indian time, including those that are over (S-520). */
    month: z.optional(eventMonthName),
  },
  sorts: eventSorts,
  nonPersonalFilters: ['language'],
  extra: {
    /**
     * The number of events that are not over on each tab, up to a limit and without the other filters. `educator`
     * counts the profiles of S-139.
     */
    tabs: z.object({ product: z.int(), educator: z.int(), info: z.int() }),
  },
})

export type EventList = z.infer<(typeof eventList)['response']>

export const listEvents = defineEndpoint('listEvents', 'GET /api/events', {
  summary: 'Published events, soonest first; past ones the latest first. Never with a meeting link.',
  access: 'public',
  query: eventList.query,
  response: eventList.response,
  failure: 'Failed to fetch events',
  maxAgeSeconds: publicAgeSeconds,
})

export const listUpcomingEvents = defineEndpoint('listUpcomingEvents', 'GET /api/events/upcoming', {
  summary: 'The next events to begin, for home: neither cancelled nor hidden from it (S-076, U-08).',
  access: 'public',
  response: z.object({ items: z.array(eventSummary) }),
  failure: 'Failed to fetch events',
  maxAgeSeconds: publicAgeSeconds,
})

export const eventMonth = z.object({
  month: z.string(),
  /** The days with events, in Indian time. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      count: z.int(),
      /** The first few events of the day (S-130). */
      events: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          language: z.optional(openEnum(languages)),
          topic: z.nullable(openEnum(courseCategories)),
          startsAt: moment,
        }),
      ),
    }),
  ),
})

export type EventMonth = z.infer<typeof eventMonth>

export const getEventMonth = defineEndpoint('getEventMonth', 'GET /api/event-months/:month', {
  summary: 'Which days of a month in IST have events, over or not, and the first few of each.',
  access: 'public',
  params: z.object({ month: eventMonthName }),
  query: z.object({
    tab: eventFilters.tab,
    type: eventFilters.type,
    language: eventFilters.language,
    search: eventFilters.search,
  }),
  response: eventMonth,
  isAlwaysFound: true,
  failure: 'Failed to fetch events',
  maxAgeSeconds: publicAgeSeconds,
})

export const event = z.extend(eventSummary, {
  description: z.string(),
  host: z.object({
    id: z.string(),
    name: z.string(),
    designation: z.nullable(z.string()),
    organization: z.nullable(z.string()),
    /** True if the person is a listed educator and therefore has a page. */
    isListed: z.optional(z.boolean()),
  }),
  /** The meeting link, if the educator shows it to everybody (C-36). */
  publicMeetingUrl: z.nullable(z.string()),
  recordingUrl: z.nullable(z.string()),
  cancelMessage: z.nullable(z.string()),
  publishedAt: moment,
  updatedAt: moment,
})

export type Event = z.infer<typeof event>

export const getEvent = defineEndpoint('getEvent', 'GET /api/events/:id', {
  summary: 'One published event. The meeting link only where everybody may have it (C-36).',
  access: 'public',
  response: event,
  failure: 'Failed to fetch event',
  maxAgeSeconds: publicAgeSeconds,
})

/**
 * The educator of an event (S-137). Contact details are sent only if their owner shows them (C-30), and the group only
 * to users who are signed in (W-50).
 */
export const eventEducator = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  topics: z.array(z.string()),
  calendarUrl: z.string(),
  groupUrl: z.nullable(z.string()),
})

export type EventEducator = z.infer<typeof eventEducator>

export const eventEducatorList = listOf(eventEducator, {
  name: 'event-educators',
  filters: { search: listFilters.search },
  sorts: ['first-name'],
})

export const listEventEducators = defineEndpoint('listEventEducators', 'GET /api/event-educators', {
  summary: 'Educators who publish their own calendar of events (S-139). Their group only for who is signed in (W-50).',
  access: 'optional',
  query: eventEducatorList.query,
  response: eventEducatorList.response,
  failure: 'Failed to fetch educators',
})

export const listEducatorEvents = defineEndpoint('listEducatorEvents', 'GET /api/educators/:id/events', {
  summary: 'The next events of an educator to begin, none that is cancelled.',
  access: 'public',
  response: z.object({ items: z.array(eventSummary) }),
  isAlwaysFound: true,
  failure: 'Failed to fetch events',
  maxAgeSeconds: publicAgeSeconds,
})
