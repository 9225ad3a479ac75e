import { listReleases } from '@kere/contracts/releases'
import { admission } from '../frame/route.ts'

export const routes = [admission(listReleases)]
