import { getHealth } from '@kere/contracts/console/health'
import { route } from '../../http/route.ts'
import { checkHealth } from './check-health.ts'

export const routes = [route(getHealth, (context) => checkHealth(context))]
