import { registerForEvent } from '@kere/contracts/event-registrations'
import { defineForm } from '@kere/platform/define-form'

export const registerForm = defineForm({
  name: 'event-register',
  path: '/events/:id',
  endpoint: registerForEvent,
  goTo: '/events/{id}',
})
