import { listReleases } from '@kere/contracts/console/releases'
import { admission } from '../../http/route.ts'

export const routes = [admission(listReleases)]
