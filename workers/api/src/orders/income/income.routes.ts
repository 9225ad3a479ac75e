import * as endpoints from '@kere/contracts/orders/income'
import { route } from '../../http/route.ts'
import { getIncome } from './income.ts'

export const routes = [route(endpoints.getIncome, (context, { query }) => getIncome(context, query))]
