import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/join-as-educator', sitemap: true, page: async () => (await import('./educator-chat.page.ts')).joinPage },
  { path: '/educator-chatbot', page: async () => (await import('./educator-chat.page.ts')).chatbotPage },
]
