import type { PageRoute } from '@kere/platform/page'

/** S-041: any role; what they see is theirs. */
const everybody = ['student', 'educator', 'admin'] as const

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/mentorship/hours',
    roles: ['educator'],
    page: async () => (await import('./hours.page.ts')).hoursPage,
  },
  {
    path: '/dashboard/mentorship',
    roles: everybody,
    page: async () => (await import('./mentorship.page.ts')).mentorshipPage,
  },
  {
    path: '/dashboard/mentorship/request',
    // C-10
    aliases: ['/services/mentorship/request'],
    roles: everybody,
    page: async () => (await import('./request.page.ts')).requestPage,
  },
]
