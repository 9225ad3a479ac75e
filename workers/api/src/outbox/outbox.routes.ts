import * as endpoints from '@kere/contracts/outbox'
import { route } from '../frame/route.ts'
import { listOutbox } from './list-outbox.ts'
import { replayOutboxEntry } from './replay-outbox-entry.ts'

export const outboxRoutes = [
  route(endpoints.listOutbox, (context, { query }) => listOutbox(context, query)),
  route(endpoints.replayOutboxEntry, (context, { params }) => replayOutboxEntry(context, params.id)),
]
