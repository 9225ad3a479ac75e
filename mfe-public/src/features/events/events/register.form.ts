import { registerForEvent } from '@kere/contracts/events/event-registrations'
import { defineForm } from '@kere/platform/define-form'
import { registerId } from './register-id.ts'

export const registerForm = defineForm({
  name: 'event-register',
  path: '/events/:id',
  endpoint: registerForEvent,
  redirectTo: '/events/{id}',
  resumesAt: registerId,
})
