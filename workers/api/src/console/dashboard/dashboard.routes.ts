import * as endpoints from '@kere/contracts/console/dashboard'
import { route } from '../../http/route.ts'
import { getDashboard } from './get-dashboard.ts'

export const routes = [route(endpoints.getDashboard, (context) => getDashboard(context))]
