import * as endpoints from '@kere/contracts/portfolio/impact-pages'
import { fileRoute, route } from '../../http/route.ts'
import * as pages from './impact-pages.ts'

export const routes = [
  route(endpoints.listImpactPages, (context, { query }) => pages.listImpactPages(context, query)),
  route(endpoints.getImpactPage, (context, { params }) => pages.getImpactPage(context, params.handle)),
  route(endpoints.listImpactPageEntries, (context, { params, query }) =>
    pages.listImpactPageEntries(context, params.handle, query),
  ),
  fileRoute(endpoints.exportImpactPage, (context, { params }) => pages.exportImpactPage(context, params.handle)),
  route(endpoints.getMyImpactPage, (context) => pages.getMyImpactPage(context)),
  route(endpoints.setMyImpactPage, (context, { body }) => pages.setMyImpactPage(context, body)),
  route(endpoints.pinImpactEntries, (context, { body }) => pages.pinImpactEntries(context, body)),
]
