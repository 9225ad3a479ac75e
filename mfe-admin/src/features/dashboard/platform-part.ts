import type { DashboardPart } from '../../dashboard/dashboard-part.ts'

export const platformPart: DashboardPart = {
  name: 'platform',
  stats: ({ sessionsActive }) => [{ label: 'Active sessions', value: sessionsActive, note: 'signed in now' }],
}
