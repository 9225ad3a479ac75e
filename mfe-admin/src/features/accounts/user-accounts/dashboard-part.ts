import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'

export const usersPart: DashboardPart = {
  name: 'user-accounts',
  stats: ({ users, signUpsByWeek = [] }) => {
    const current = signUpsByWeek.at(-1)
    const note = current ? `${current.count} new since Monday` : 'with an account'
    return [{ label: 'Users', value: users, note, href: '/dashboard/users' }]
  },
  growth: ({ signUpsByWeek }) => ({ name: 'Sign-ups', weeks: signUpsByWeek }),
}
