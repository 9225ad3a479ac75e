import type { MailSamples } from '../mail/mail-content.ts'

export const mailSamples: MailSamples = {
  contact_message: {
    values: { path: '/dashboard/contact-messages?message=msg_1' },
    leadsTo: '/dashboard/contact-messages?message=msg_1',
  },
  contact_reply: {
    values: { reply: 'The panchayat does.\nWrite to its secretary.', message: 'Who mends the tank?' },
    leadsTo: '/contact',
  },
}
