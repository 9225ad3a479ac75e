import { endpoints } from '@kere/contracts/endpoints'
import { getOpenApi } from '@kere/contracts/open-api'
import { route } from '../frame/route.ts'
import { describeApi } from './open-api-document.ts'

export const routes = [route(getOpenApi, async () => describeApi(endpoints))]
