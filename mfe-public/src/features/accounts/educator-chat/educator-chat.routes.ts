import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/join-as-educator', sitemap: true, page: async () => (await import('./educator-chat.page.ts')).joinPage },
  { path: '/educator-chatbot', page: async () => (await import('./educator-chat.page.ts')).chatbotPage },
]
