import * as endpoints from '@kere/contracts/events/event-authoring'
import { route } from '../../http/route.ts'
import { cancelEvent, undoEventCancellation } from './cancel-event.ts'
import { createEvent, duplicateEvent } from './create-event.ts'
import { deleteEvent, restoreEvent } from './delete-event.ts'
import { getEventDraft } from './get-event-draft.ts'
import { getEventPreview } from './get-event-preview.ts'
import { endEvents, listManagedEvents } from './list-managed-events.ts'
import { publishEvent, unpublishEvent } from './publish-event.ts'
import { saveEvent } from './save-event.ts'
import { saveEventDraft } from './save-event-draft.ts'

export const routes = [
  route(endpoints.listManagedEvents, (context, { query }) => listManagedEvents(context, query)),
  route(endpoints.createEvent, (context, { body }) => createEvent(context, body)),
  route(endpoints.getEventDraft, (context, { params }) => getEventDraft(context, params.id)),
  route(endpoints.getEventPreview, (context, { params }) => getEventPreview(context, params.id)),
  route(endpoints.saveEventDraft, (context, { params, body }) => saveEventDraft(context, params.id, body)),
  route(endpoints.saveEvent, (context, { params, body }) => saveEvent(context, params.id, body)),
  route(endpoints.publishEvent, (context, { params, query }) => publishEvent(context, { ...params, ...query })),
  route(endpoints.unpublishEvent, (context, { params }) => unpublishEvent(context, params.id)),
  route(endpoints.duplicateEvent, (context, { params }) => duplicateEvent(context, params.id)),
  route(endpoints.cancelEvent, (context, { params, body }) => cancelEvent(context, params.id, body.message)),
  route(endpoints.undoEventCancellation, (context, { params }) => undoEventCancellation(context, params.id)),
  route(endpoints.deleteEvent, (context, { params }) => deleteEvent(context, params.id)),
  route(endpoints.restoreEvent, (context, { params }) => restoreEvent(context, params.id)),
]

export const clock = { endedEvents: endEvents }
