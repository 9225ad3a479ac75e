import { undoCancellation } from '@kere/contracts/events/event-registrations'
import { defineForm } from '@kere/platform/define-form'

export const undoForm = defineForm({
  name: 'event-undo',
  path: '/events/:id/undo',
  page: '/events/:id',
  endpoint: undoCancellation,
  redirectTo: '/events/{id}',
})
