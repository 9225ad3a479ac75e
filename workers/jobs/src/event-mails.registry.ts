export * as eventAuthoring from './event-authoring/event-authoring.mails.ts'
export * as eventRegistrations from './event-registrations/event-registrations.mails.ts'
export * as eventReminders from './event-reminders/event-reminders.mails.ts'
