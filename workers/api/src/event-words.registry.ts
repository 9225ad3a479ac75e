export * as eventAuthoring from './event-authoring/event-authoring.words.ts'
export * as eventCalendars from './event-calendars/event-calendars.words.ts'
export * as eventRegistrations from './event-registrations/event-registrations.words.ts'
export * as eventReminders from './event-reminders/event-reminders.words.ts'
