import { cancelRegistration } from '@kere/contracts/events/event-registrations'
import { defineForm } from '@kere/platform/define-form'

export const cancelForm = defineForm({
  name: 'event-cancel',
  path: '/events/:id/cancel',
  page: '/events/:id',
  endpoint: cancelRegistration,
  redirectTo: '/events/{id}',
})
