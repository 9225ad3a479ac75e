import * as endpoints from '@kere/contracts/console/outbox'
import { route } from '../../http/route.ts'
import { listMailTemplates, listOutbox, replayOutboxEntry } from './outbox.ts'

export const routes = [
  route(endpoints.listOutbox, (context, { query }) => listOutbox(context, query)),
  route(endpoints.listMailTemplates, async () => listMailTemplates()),
  route(endpoints.replayOutboxEntry, (context, { params }) => replayOutboxEntry(context, params.id)),
]
