import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

const becauseTeam = t(
  'You received this email because this address receives the contact messages of Kere.',
  'Email, why they received it',
)

const listedInDigest = 20

/** A stranger's text stays on one line, so that it cannot pass for lines of the platform. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

export const mails = {
  contact_message: ({ path, name, email, subject, message }) => ({
    subject: 'New message from the contact form',
    preview: 'Reply to this email, or in the dashboard.',
    heading: 'New message from the contact form',
    paragraphs: [
      `${inOneLine(required(name))} (${required(email)}) wrote to ${product}.`,
      `Subject: ${inOneLine(required(subject))}`,
    ],
    quote: required(message),
    action: { label: 'Reply in the dashboard', path: required(path) },
    afterAction: `You can also reply to this email: your reply goes to ${required(email)}, and the dashboard does not show it. We have not checked that the address is theirs.`,
    because: becauseTeam,
  }),

  contact_digest: ({ messages }) => {
    const lines = required(messages).split('\n')
    const isOne = lines.length === 1
    const more = lines.length - listedInDigest
    return {
      subject: 'New messages from the contact form',
      preview: 'Read and answer them in the dashboard.',
      heading: `${countOf(lines.length, 'new message')} from the contact form`,
      paragraphs: ['Many messages came in within an hour, so we put these into one email.'],
      quote: [...lines.slice(0, listedInDigest), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      action: {
        label: isOne ? 'Read the message' : 'Read the messages',
        path: '/dashboard/contact-messages?status=new',
      },
      because: becauseTeam,
    }
  },

  contact_reply: ({ reply, message }) => ({
    subject: t('Our reply to your message', 'Email contact_reply, subject'),
    preview: t('You wrote to Kere. Here is our reply.', 'Email contact_reply, preview'),
    heading: t('Our reply to your message', 'Email contact_reply, heading'),
    paragraphs: [t('Thank you for writing to us.', 'Email contact_reply')],
    quote: required(reply),
    action: { label: t('Write to us again', 'Email contact_reply, button or link'), path: '/contact' },
    afterAction: t('You wrote: {message}', { message: required(message) }, 'Email contact_reply'),
    because: t(
      'You received this email because someone sent us a message with this address on Kere.',
      'Email contact_reply, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
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
