import type { MailFixtures } from '../../mail/mail-content.ts'

const toThem = { firstName: 'Asha', message: 'Your bio sells exam answers.\nPlease take that out.' }

export const mailFixtures: MailFixtures = {
  profile_warned: { values: toThem, leadsTo: '/dashboard/profile' },
  profile_hidden: { values: { ...toThem, stays: '' }, leadsTo: '/dashboard/profile' },
  profile_shown: { values: toThem, leadsTo: '/dashboard/profile' },
  profile_report_answered: { values: { decision: 'hide' }, leadsTo: '/' },
}
