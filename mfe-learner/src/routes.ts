import { gatherRoutes } from '@kere/platform/page'
import * as features from './routes.registry.ts'

export const routes = gatherRoutes(features)
