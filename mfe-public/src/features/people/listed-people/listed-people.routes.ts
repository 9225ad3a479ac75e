import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/services/educators',
    aliases: ['/educators'],
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./people.page.tsx')).educatorsPage,
  },
  {
    path: '/learners',
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./people.page.tsx')).learnersPage,
  },
  { path: '/learners/:id', isNeverKept: true, page: async () => (await import('./person.page.tsx')).learnerPage },
  {
    path: '/learners/:id/report',
    isNeverKept: true,
    page: async () => (await import('./profile-report.page.tsx')).learnerReportPage,
  },
  {
    path: '/services/educators/:id/report',
    isNeverKept: true,
    page: async () => (await import('./profile-report.page.tsx')).educatorReportPage,
  },
]
