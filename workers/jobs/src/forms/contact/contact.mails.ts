import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

const becauseTeam = `You received this email because this address receives the contact messages of ${product}.`

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
    subject: 'Our reply to your message',
    preview: `You wrote to ${product}. Here is our reply.`,
    heading: 'Our reply to your message',
    paragraphs: ['Thank you for writing to us.'],
    quote: required(reply),
    action: { label: 'Write to us again', path: '/contact' },
    afterAction: `You wrote: ${required(message)}`,
    because: `You received this email because someone sent us a message with this address on ${product}.`,
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
