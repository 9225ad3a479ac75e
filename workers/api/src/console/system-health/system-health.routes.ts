import { getSystem } from '@kere/contracts/console/system-health'
import { route } from '../../http/route.ts'
import { readSystem } from './read-system-health.ts'

export const routes = [route(getSystem, (context) => readSystem(context))]
