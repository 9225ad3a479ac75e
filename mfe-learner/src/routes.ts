import { gatherRoutes } from '@kere/platform/page'
import * as features from './routes.registry.ts'

/** What this remote owns, as its releases declare it; each page's code comes when its address is asked for. */
export const routes = gatherRoutes(features)
