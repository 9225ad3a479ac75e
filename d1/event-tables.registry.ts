export * as eventCalendars from './schema/event-calendars.ts'
export * as eventDrafts from './schema/event-drafts.ts'
export * as eventRegistrations from './schema/event-registrations.ts'
export * as events from './schema/events.ts'
