import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const usersPart: DashboardPart = {
  name: 'user-accounts',
  stats: ({ users }) => [{ label: 'Users', value: users, note: 'with an account', href: '/dashboard/users' }],
}
