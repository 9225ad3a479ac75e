import { countOf } from '@kere/brand/count'
import { draftLimits } from '../courses/draft-limits.ts'
import { fieldMessages } from '../text/field-messages.ts'

export const eventTypes = ['online', 'in-person'] as const

export type EventType = (typeof eventTypes)[number]

export const eventTypeNames = { online: 'Online', 'in-person': 'In person' } as const satisfies Record<
  EventType,
  string
>

/** `product` is Kere's own; `other` is listed with it, under a badge (C-37). */
export const eventCategories = ['product', 'info', 'other'] as const

export type EventCategory = (typeof eventCategories)[number]

/** S-480: `external` is announced here and registered for elsewhere. */
export const eventSources = ['internal', 'external'] as const

export type EventSource = (typeof eventSources)[number]

/** S-125: two of events, one of educators' profiles (S-139). */
export const eventTabs = ['product', 'educator', 'info'] as const

export type EventTab = (typeof eventTabs)[number]

/** The states of an event that is not deleted. `past` was published or cancelled, and is over. */
export const eventStates = ['draft', 'published', 'cancelled', 'past'] as const

export type EventState = (typeof eventStates)[number]

/** Events are sorted by their start; past ones, which begin with the latest, by their end. */
export const eventSorts = ['soonest', 'latest'] as const

export type EventSort = (typeof eventSorts)[number]

// Marked as pure, like what follows: a page that names only the choices above does not load them.
export const eventLimits = /* @__PURE__ */ (() =>
  ({
    titleLength: 200,
    descriptionLength: 5000,
    locationLength: 300,
    linkLength: 2000,
    maxParticipantsDefault: 100,
    maxParticipants: 100_000,
    maxPrice: draftLimits.maxPrice,
    /** Days. */
    plannedDays: 2 * 365,
    longestDays: 30,
    /** Minutes before the start at which registration closes, the choices; the default first. */
    closesMinutesBefore: [0, 60, 12 * 60, 24 * 60, 2 * 24 * 60, 7 * 24 * 60],
    /** Registrants see the meeting link from this many minutes before the start. */
    joinableMinutesBefore: 15,
    /** The limits for one account, and for one that is not approved yet. */
    events: 500,
    eventsOfPending: 10,
    restorableDays: 30,
    /** Changes of time or place that people are emailed about within 24 hours: of an event, and of who changes events. */
    mailingsOfEvent: 10,
    mailingsOfManager: 50,
    /** The length of a message to registrants about a change or a cancellation. */
    messageLength: 1000,
    /** Events that a day of the month shows (S-130), and that are counted at most. */
    dotsOfDay: 3,
    countedOfDay: 9,
    counted: 100,
    drawings: 4,
  }) as const)()

export const eventMessages = /* @__PURE__ */ (() =>
  ({
    titleRequired: 'Please enter a title',
    descriptionRequired: 'Please enter a description',
    typeRequired: 'Please choose online or in person',
    categoryRequired: 'Please choose a category',
    venueRequired: 'Please enter the venue',
    linkRequired: 'Please enter the meeting link',
    linkInvalid: 'Please enter a link that begins with https://',
    externalRequired: 'Please enter the link where people register',
    changedOften:
      'Everyone with a seat or on the waitlist is emailed about each change. Your changes are kept as a draft. Change the time or place again tomorrow, or cancel the event.',
    sourceTaken: 'People are registered here, so they cannot be asked to register elsewhere',
    startRequired: 'Please choose the start',
    endRequired: 'Please choose the end',
    endBeforeStart: 'End time must be after start time',
    startPast: 'Please choose a start in the future',
    startTooFar: 'Please choose a start within the next two years',
    tooLong: `An event lasts at most ${countOf(eventLimits.longestDays, 'day')}`,
    participantsInvalid: 'Please enter a whole number, at least 1',
    participantsTooMany: `At most ${countOf(eventLimits.maxParticipants, 'participant')}`,
    priceInvalid: 'Please enter a price in whole rupees',
    priceTooHigh: `At most ${countOf(eventLimits.maxPrice, 'rupee')}`,
    textTooLong: fieldMessages.tooLong,
  }) as const)()
