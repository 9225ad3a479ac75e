import * as endpoints from '@kere/contracts/site/data-retention'
import { route } from '../../http/route.ts'
import { listHeldData } from './data-retention.ts'

export const routes = [route(endpoints.listHeldData, listHeldData)]
