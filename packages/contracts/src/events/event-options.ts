import { t } from '@kere/brand/messages'
import { draftLimits } from '../courses/draft-limits.ts'
import { fieldMessages } from '../text/field-messages.ts'

export const eventTypes = ['online', 'in-person'] as const

export type EventType = (typeof eventTypes)[number]

export const eventTypeNames = {
  online: t('Online', 'Where an event is'),
  'in-person': t('In person', 'Where an event is'),
} satisfies Record<EventType, string>

/** `product`: an event of the platform itself. `other`: listed with those, under a badge (C-37). */
export const eventCategories = ['product', 'info', 'other'] as const

export type EventCategory = (typeof eventCategories)[number]

/** `external`: announced here, with registration on another site (S-480). */
export const eventSources = ['internal', 'external'] as const

export type EventSource = (typeof eventSources)[number]

/** Two tabs of events, and one of educators' profiles (S-125, S-139). */
export const eventTabs = ['product', 'educator', 'info'] as const

export type EventTab = (typeof eventTabs)[number]

/** The states of an event that is not deleted. `past`: published or cancelled, and over. */
export const eventStates = ['draft', 'published', 'cancelled', 'past'] as const

export type EventState = (typeof eventStates)[number]

/** Events are sorted by their start. Past events are sorted by their end, with the latest first. */
export const eventSorts = ['soonest', 'latest'] as const

export type EventSort = (typeof eventSorts)[number]

// Marked as pure, like the constants below, so that a page that imports only the choices above does not load them.
export const eventLimits = /* @__PURE__ */ (() =>
  ({
    titleLength: 200,
    descriptionLength: 5000,
    locationLength: 300,
    linkLength: 2000,
    maxParticipantsDefault: 100,
    maxParticipants: 100_000,
    maxPrice: draftLimits.maxPrice,
    /** The number of days in advance for which an event can be planned. */
    plannedDays: 2 * 365,
    longestDays: 30,
    /** The choices for closing registration, in minutes before the start. The default comes first. */
    closesMinutesBefore: [0, 60, 12 * 60, 24 * 60, 2 * 24 * 60, 7 * 24 * 60],
    /** Registrants see the meeting link from this many minutes before the start. */
    joinableMinutesBefore: 15,
    /** The limits for one account, and for an account that is not approved yet. */
    events: 500,
    eventsOfPending: 10,
    restorableDays: 30,
    /**
     * The changes of time or place within 24 hours that are mailed: for one event, and for one person who changes
     * events.
     */
    mailingsOfEvent: 10,
    mailingsOfManager: 50,
    /** The length of a message to registrants about a change or a cancellation. */
    messageLength: 1000,
    /** The events that a day of the month shows (S-130), and the most that are counted. */
    dotsOfDay: 3,
    countedOfDay: 9,
    counted: 100,
    drawings: 4,
  }) as const)()

export const eventMessages = /* @__PURE__ */ (() =>
  ({
    titleRequired: t('Please enter a title', 'Error: a form'),
    descriptionRequired: t('Please enter a description', 'Error: a form'),
    typeRequired: t('Please choose online or in person', 'Error: a form'),
    categoryRequired: t('Please choose a category', 'Error: a form'),
    venueRequired: t('Please enter the venue', 'Error: a form'),
    linkRequired: t('Please enter the meeting link', 'Error: a form'),
    linkInvalid: t('Please enter a link that begins with https://', 'Error: a form'),
    externalRequired: t('Please enter the link where people register', 'Error: a form'),
    changedOften: t(
      'Everyone with a seat or on the waitlist is emailed about each change. Your changes are kept as a draft. Change the time or place again tomorrow, or cancel the event.',
      'Error: a form',
    ),
    sourceTaken: t('People are registered here, so they cannot be asked to register elsewhere', 'Error: a form'),
    startRequired: t('Please choose the start', 'Error: a form'),
    endRequired: t('Please choose the end', 'Error: a form'),
    endBeforeStart: t('End time must be after start time', 'Error: a form'),
    startPast: t('Please choose a start in the future', 'Error: a form'),
    startTooFar: t('Please choose a start within the next two years', 'Error: a form'),
    tooLong: t(
      'An event lasts at most {count, plural, one {# day} other {# days}}',
      { count: eventLimits.longestDays },
      'Error: a form',
    ),
    participantsInvalid: t('Please enter a whole number, at least 1', 'Error: a form'),
    participantsTooMany: t(
      'At most {count, plural, one {# participant} other {# participants}}',
      { count: eventLimits.maxParticipants },
      'Error: a form',
    ),
    priceInvalid: t('Please enter a price in whole rupees', 'Error: a form'),
    priceTooHigh: t(
      'At most {count, plural, one {# rupee} other {# rupees}}',
      { count: eventLimits.maxPrice },
      'Error: a form',
    ),
    textTooLong: fieldMessages.tooLong,
  }) as const)()
