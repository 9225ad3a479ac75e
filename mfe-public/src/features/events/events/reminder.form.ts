import { setEventReminder } from '@kere/contracts/events/event-registrations'
import { defineForm } from '@kere/platform/define-form'

export const reminderForm = defineForm({
  name: 'event-reminder',
  path: '/events/:id/reminder',
  page: '/events/:id',
  endpoint: setEventReminder,
  redirectTo: '/events/{id}',
})
