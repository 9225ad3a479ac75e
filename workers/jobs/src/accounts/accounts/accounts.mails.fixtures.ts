import type { MailFixtures } from '../../mail/mail-content.ts'

const token = 'q3Jm0YxS7hN2tV5wZ8aB1cD4eF6gH9iK0lM3nO5pQ7r'

const provingPath = `/auth/verify-email?token=${token}`
const resetPath = `/auth/reset-password?token=${token}`

export const mailFixtures: MailFixtures = {
  verify_email: { values: { path: provingPath }, leadsTo: provingPath },
  account_exists: { values: { firstName: 'Asha' }, leadsTo: '/auth/login' },
  welcome: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  password_reset: { values: { firstName: 'Asha', path: resetPath }, leadsTo: resetPath },
  password_changed: { values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' }, leadsTo: '/auth/login' },
  role_changed: { values: { firstName: 'Asha', role: 'admin', ended: 'sessions,password' }, leadsTo: '/dashboard' },
}
