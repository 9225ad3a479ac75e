import * as endpoints from '@kere/contracts/console/outbox'
import { route, admission } from '../http/route.ts'
import { listMailTemplates, listOutbox, replayOutboxEntry } from './outbox/outbox.ts'
import { getDashboard as getDashboardEndpoint } from '@kere/contracts/console/dashboard'
import { getDashboard } from './dashboard/get-dashboard.ts'
import { getHealth } from '@kere/contracts/console/health'
import { checkHealth } from './health/check-health.ts'
import { describeApi } from '@kere/contracts/describe-api'
import { getOpenApi } from '@kere/contracts/console/open-api'
import { listReleases } from '@kere/contracts/console/releases'

export const routes = [
  route(endpoints.listOutbox, (context, { query }) => listOutbox(context, query)),
  route(endpoints.listMailTemplates, async () => listMailTemplates()),
  route(endpoints.replayOutboxEntry, (context, { params }) => replayOutboxEntry(context, params.id)),
  route(getDashboardEndpoint, (context) => getDashboard(context)),
  route(getHealth, (context) => checkHealth(context)),
  route(getOpenApi, async () => describeApi()),
  admission(listReleases),
]
