import { describeApi } from '@kere/contracts/describe-api'
import { getOpenApi } from '@kere/contracts/console/open-api'
import { route } from '../../http/route.ts'

export const routes = [route(getOpenApi, async () => describeApi())]
