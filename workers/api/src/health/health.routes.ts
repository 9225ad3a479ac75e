import { getHealth } from '@kere/contracts/health'
import { route } from '../frame/route.ts'
import { checkHealth } from './check-health.ts'

export const routes = [route(getHealth, (context) => checkHealth(context))]
