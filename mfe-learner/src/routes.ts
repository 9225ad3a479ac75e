import { gatherRoutes } from '@kere/platform/page'
import * as features from './routes.registry.ts'

/** What this remote owns, as its releases announce it to the registry; each page's code comes when its address is asked for. */
export const routes = gatherRoutes(features)
