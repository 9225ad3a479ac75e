import type { MailSamples } from '../mail/mail-content.ts'

export const mailSamples: MailSamples = {
  new_device: {
    values: { firstName: 'Asha', device: 'Firefox on Android', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
}
