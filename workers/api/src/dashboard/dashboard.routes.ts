import * as endpoints from '@kere/contracts/dashboard'
import { route } from '../frame/route.ts'
import { getDashboard } from './get-dashboard.ts'

export const routes = [route(endpoints.getDashboard, (context) => getDashboard(context))]
