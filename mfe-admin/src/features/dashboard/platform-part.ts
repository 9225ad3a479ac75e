import type { DashboardPart } from '../../dashboard-part.ts'

export const platformPart: DashboardPart = {
  name: 'platform',
  stats: ({ users, sessionsActive, courses }) => [
    { name: 'Users', value: users, note: 'with an account' },
    { name: 'Active sessions', value: sessionsActive, note: 'signed in now' },
    { name: 'Published courses', value: courses.published, note: 'in the catalogue', href: '/courses' },
    { name: 'Drafts', value: courses.drafts, note: 'not published yet' },
  ],
}
