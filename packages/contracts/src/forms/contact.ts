import * as z from 'zod/mini'
import { emailAddress } from '../text/email-address.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { visitorFormFields } from './visitor-form.ts'

export const contactLimits = { subjectLength: 120, messageLength: 4000, replyLength: 4000 } as const

/** `doubtful`: it filled in what people do not see, and nobody has looked at it yet. */
export const contactStatuses = ['new', 'answered', 'closed', 'doubtful'] as const

export type ContactStatus = (typeof contactStatuses)[number]

export const problems = {
  already_answered: { status: 409, title: 'This message was answered already' },
} as const

export const newContactMessage = z.strictObject({
  name: requiredLine('Name is required', limits.nameLength),
  email: emailAddress,
  subject: requiredLine('Subject is required', contactLimits.subjectLength),
  message: requiredText('Message is required', contactLimits.messageLength),
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
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: openEnum(contactStatuses),
  submittedAt: z.iso.datetime(),
  isFromUser: z.boolean(),
  reply: z.nullable(z.object({ text: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) })),
})

export type ContactMessage = z.infer<typeof contactMessage>

export const contactMessageList = listOf(contactMessage, {
  name: 'contact-messages',
  filters: {
    status: z.optional(z.enum(contactStatuses)),
    search: listFilters.search,
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: ['newest', 'oldest'],
  extra: { counts: countsOf(contactStatuses) },
})

export const listContactMessages = defineEndpoint('listContactMessages', 'GET /api/contact-messages', {
  summary: 'Messages that people have sent, filtered, sorted and paged.',
  access: { roles: ['admin'] },
  query: contactMessageList.query,
  response: contactMessageList.response,
  failure: 'Failed to fetch messages',
})

export const exportContactMessages = exportOf({
  name: 'exportContactMessages',
  list: contactMessageList,
  endpoint: listContactMessages,
})

export const getContactMessage = defineEndpoint('getContactMessage', 'GET /api/contact-messages/:id', {
  summary: 'A message that somebody has sent.',
  access: { roles: ['admin'] },
  response: contactMessage,
  failure: 'Failed to fetch the message',
})

export const setContactStatus = defineEndpoint('setContactStatus', 'PATCH /api/contact-messages/:id', {
  summary: 'Closes a message that needs no reply, or opens it again.',
  access: { roles: ['admin'] },
  body: z.strictObject({ status: z.enum(['new', 'closed']) }),
  response: contactMessage,
  problems: ['already_answered'],
  failure: 'Failed to change the message',
})

export const newContactReply = z.strictObject({ text: requiredText('Please write a reply', contactLimits.replyLength) })

export const replyToContactMessage = defineEndpoint('replyToContactMessage', 'POST /api/contact-messages/:id/reply', {
  summary: 'Answers a message by email, once.',
  access: { roles: ['admin'] },
  body: newContactReply,
  response: contactMessage,
  problems: ['already_answered'],
  failure: 'Failed to send the reply',
})
