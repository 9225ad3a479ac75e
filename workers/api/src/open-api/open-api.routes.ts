import { describeApi } from '@kere/contracts/describe-api'
import { endpoints } from '@kere/contracts/endpoints'
import { getOpenApi } from '@kere/contracts/open-api'
import { route } from '../frame/route.ts'

export const routes = [route(getOpenApi, async () => describeApi(endpoints))]
