import { pagesOf, type RemoteApp } from '@kere/platform/page'
import { withFoot } from './pages/page-foot.tsx'
import { routes } from './routes.registry.ts'

export const app: RemoteApp = { name: 'public', pages: pagesOf(routes.map((route) => withFoot(route))) }
