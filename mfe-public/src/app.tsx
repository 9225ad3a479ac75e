import type { RemoteApp, Page } from '@kere/platform/page'

const stub: Page = { component: () => <h1>Stub</h1>, describe: () => ({ status: 200, meta: { title: 'Stub', description: 'Stub', canonical: '/', breadcrumbs: [] } }) }
export const app: RemoteApp = {
  name: 'public',
  pages: {
    '/': async () => stub,
    '/courses': async () => (await import('./features/courses/catalogue.page.ts')).cataloguePage,
    '/courses/:id': async () => stub,
    '*': async () => stub,
  },
}
