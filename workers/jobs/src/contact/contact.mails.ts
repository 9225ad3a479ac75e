import { product } from '@kere/brand/brand'
import type { WriteMail } from '../mail/mail-content.ts'
import { required } from '../mail/mail-parts.ts'

export const mails = {
  contact_message: ({ path }) => ({
    subject: 'New message from the contact form',
    preview: 'Read and answer it in the dashboard.',
    heading: 'New message from the contact form',
    paragraphs: [`Someone wrote to us on ${product}. Read the message and reply to it in the dashboard.`],
    action: { label: 'Read the message', path: required(path) },
    because: `You received this email because this address receives the contact messages of ${product}.`,
  }),

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
