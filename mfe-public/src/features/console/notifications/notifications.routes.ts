import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/notifications/email', page: async () => (await import('./email-choice.page.ts')).emailChoicePage },
]
