import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { emailAddress } from '../text/email-address.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { days, newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { limits } from '../http/limits.ts'
import { listFilters } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { visitorFormFields } from './visitor-form.ts'
import { newReply, visitorMessage } from './visitor-message.ts'

export const contactLimits = { subjectLength: 120, messageLength: 4000 } as const

/** `doubtful`: the hidden field was filled in, and nobody has looked at the message yet. */
export const contactStatuses = ['new', 'answered', 'closed', 'doubtful'] as const

export type ContactStatus = (typeof contactStatuses)[number]

export const problems = {
  already_answered: { status: 409, title: 'This message was answered already' },
} as const

export const newContactMessage = z.strictObject({
  name: requiredLine(t('Name is required', 'Error: a form'), limits.nameLength),
  email: emailAddress,
  subject: requiredLine(t('Subject is required', 'Error: a form'), contactLimits.subjectLength),
  message: requiredText(t('Message is required', 'Error: a form'), contactLimits.messageLength),
  ...visitorFormFields,
})

export type NewContactMessage = z.infer<typeof newContactMessage>

export const sendContactMessage = defineEndpoint('sendContactMessage', 'POST /api/contact-messages', {
  summary: 'Sends a message to the people behind the platform.',
  access: 'optional',
  body: newContactMessage,
  status: 200,
  response: z.object({ ok: z.literal(true), id: z.string() }),
  problems: ['too_many_attempts', 'challenge_failed'],
  failure: 'Failed to send message',
})

export const contactMessage = z.object({
  ...visitorMessage,
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: openEnum(contactStatuses),
})

export type ContactMessage = z.infer<typeof contactMessage>

export const contactMessages = resource('/api/contact-messages', contactMessage, {
  name: 'contact-messages',
  access: admins,
  filters: { status: oneOf(contactStatuses), search: listFilters.search, ...days },
  sorts: newestOrOldest,
  counts: contactStatuses,
  list: {
    name: 'listContactMessages',
    summary: 'Messages that people have sent, filtered, sorted and paged.',
    failure: 'Failed to fetch messages',
  },
  get: {
    name: 'getContactMessage',
    summary: 'A message that somebody has sent.',
    failure: 'Failed to fetch the message',
  },
  csv: 'exportContactMessages',
})

export const setContactStatus = defineEndpoint('setContactStatus', 'PATCH /api/contact-messages/:id', {
  summary: 'Closes a message that needs no reply, or opens it again.',
  access: admins,
  body: z.strictObject({ status: z.enum(['new', 'closed']) }),
  response: contactMessage,
  problems: ['already_answered'],
  failure: 'Failed to change the message',
})

export const replyToContactMessage = defineEndpoint('replyToContactMessage', 'POST /api/contact-messages/:id/reply', {
  summary: 'Answers a message by email, once.',
  access: admins,
  body: newReply,
  response: contactMessage,
  problems: ['already_answered'],
  failure: 'Failed to send the reply',
})
