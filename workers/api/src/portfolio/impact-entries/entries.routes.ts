import * as endpoints from '@kere/contracts/portfolio/impact-entries'
import { fileRoute, route } from '../../http/route.ts'
import { getImpactEvidence } from './evidence.ts'
import * as own from './own-entries.ts'
import { getImpactEntry, listImpactEntries, listPersonImpactEntries } from './public-entries.ts'

export const routes = [
  route(endpoints.listMyImpactEntries, (context, { query }) => own.listMyImpactEntries(context, query)),
  route(endpoints.getMyImpactEntry, (context, { params }) => own.getMyImpactEntry(context, params.id)),
  route(endpoints.createImpactEntry, (context, { body }) => own.createImpactEntry(context, body)),
  route(endpoints.updateImpactEntry, (context, { params, body }) => own.updateImpactEntry(context, params.id, body)),
  route(endpoints.deleteImpactEntry, (context, { params }) => own.deleteImpactEntry(context, params.id)),
  route(endpoints.listImpactEntries, (context, { query }) => listImpactEntries(context, query)),
  route(endpoints.listPersonImpactEntries, (context, { params }) => listPersonImpactEntries(context, params.id)),
  route(endpoints.getImpactEntry, (context, { params }) => getImpactEntry(context, params.id)),
  fileRoute(endpoints.getImpactEvidence, (context, { params, query }) =>
    getImpactEvidence(context, params.id, query.size),
  ),
]
