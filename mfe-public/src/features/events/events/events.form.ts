import {
  cancelRegistration,
  registerForEvent,
  setEventReminder,
  undoCancellation,
} from '@kere/contracts/events/event-registrations'
import { defineForm } from '@kere/platform/define-form'
import { registerId } from './event-href.ts'

export const undoForm = defineForm({
  name: 'event-undo',
  path: '/events/:id/undo',
  page: '/events/:id',
  endpoint: undoCancellation,
  redirectTo: '/events/{id}',
})

export const reminderForm = defineForm({
  name: 'event-reminder',
  path: '/events/:id/reminder',
  page: '/events/:id',
  endpoint: setEventReminder,
  redirectTo: '/events/{id}',
})

export const registerForm = defineForm({
  name: 'event-register',
  path: '/events/:id',
  endpoint: registerForEvent,
  redirectTo: '/events/{id}',
  resumesAt: registerId,
})

export const cancelForm = defineForm({
  name: 'event-cancel',
  path: '/events/:id/cancel',
  page: '/events/:id',
  endpoint: cancelRegistration,
  redirectTo: '/events/{id}',
})
