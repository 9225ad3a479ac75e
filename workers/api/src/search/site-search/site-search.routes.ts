import * as endpoints from '@kere/contracts/search/site-search'
import { route } from '../../http/route.ts'
import { searchSite } from './search-site.ts'

export const routes = [route(endpoints.searchSite, (context, { query }) => searchSite(context, query))]
