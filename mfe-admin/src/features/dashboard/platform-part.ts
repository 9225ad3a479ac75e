import type { DashboardPart } from '../../dashboard-part.ts'

export const platformPart: DashboardPart = {
  name: 'platform',
  stats: ({ users, sessionsActive, courses }) => [
    { label: 'Users', value: users, note: 'with an account', href: '/dashboard/users' },
    { label: 'Active sessions', value: sessionsActive, note: 'signed in now' },
    {
      label: 'Published courses',
      value: courses.published,
      note: 'in the catalogue',
      href: '/dashboard/courses?standing=published',
    },
    { label: 'Drafts', value: courses.drafts, note: 'not published yet', href: '/dashboard/courses?standing=draft' },
  ],
}
