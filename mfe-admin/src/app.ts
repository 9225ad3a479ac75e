import { pagesOf, type RemoteApp } from '@kere/platform/page'
import { routes } from './routes.registry.ts'

export const app: RemoteApp = { name: 'admin', pages: pagesOf(routes) }
