import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  contact_message: {
    values: {
      path: '/dashboard/contact-messages?message=msg_1',
      name: 'Zoya Khan',
      email: 'zoya@example.org',
      subject: 'A tank in our village',
      message: 'Our tank has not been desilted for 20 years.\nWho mends it?',
    },
    leadsTo: '/dashboard/contact-messages?message=msg_1',
  },
  contact_digest: {
    values: {
      messages: 'Zoya Khan (zoya@example.org): A tank in our village\nRavi Kumar (ravi@example.org): Solar pumps',
    },
    leadsTo: '/dashboard/contact-messages?status=new',
  },
  contact_reply: {
    values: { reply: 'The panchayat does.\nWrite to its secretary.', message: 'Who mends the tank?' },
    leadsTo: '/contact',
  },
}
