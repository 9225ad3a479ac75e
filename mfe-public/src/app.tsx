import type { RemoteApp, RemotePages } from '@kere/platform/page'
import type { routes } from './routes.ts'

/** The visitors' site; each page's code comes when its address is asked for. */
const pages: RemotePages<typeof routes> = {
  '/': async () => (await import('./home.page.ts')).homePage,
  '/courses': async () => (await import('./features/courses/catalogue.page.ts')).cataloguePage,
  '/courses/:id': async () => (await import('./features/courses/course.page.ts')).coursePage,
  '/auth/login': async () => (await import('./features/auth/sign-in.page.ts')).signInPage,
  '*': async () => (await import('./features/not-found/not-found.page.ts')).notFoundPage,
}

export const app = { name: 'public', pages } satisfies RemoteApp
