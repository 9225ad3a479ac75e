import * as endpoints from '@kere/contracts/outbox'
import { route } from '../frame/route.ts'
import { listMailTemplates } from './list-mail-templates.ts'
import { listOutbox } from './list-outbox.ts'
import { replayOutboxEntry } from './replay-outbox-entry.ts'

export const routes = [
  route(endpoints.listOutbox, (context, { query }) => listOutbox(context, query)),
  route(endpoints.listMailTemplates, async () => listMailTemplates()),
  route(endpoints.replayOutboxEntry, (context, { params }) => replayOutboxEntry(context, params.id)),
]
