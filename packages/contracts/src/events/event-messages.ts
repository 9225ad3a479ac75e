import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { eventMessageLimits, eventMessageTexts, messageAudiences } from './event-message-options.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { requiredLine, requiredText } from '../text/text.ts'

export const problems = {
  event_messages_spent: { status: 409, title: eventMessageTexts.spent },
  event_messages_closed: { status: 409, title: eventMessageTexts.closed },
  event_message_for_nobody: { status: 409, title: eventMessageTexts.nobody },
} as const

/** Admins see the events of everybody, educators their own (S-503). */
const hosts = { roles: ['educator', 'admin'] } as const
const moment = z.iso.datetime()

export const eventMessage = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  audience: openEnum(messageAudiences),
  takesReplies: z.boolean(),
  sentAt: moment,
  /** The number of recipients so far while `isBeingSent`. */
  recipientsCount: z.int(),
  isBeingSent: z.boolean(),
  sender: z.string(),
})

export type EventMessage = z.infer<typeof eventMessage>

export const eventMessages = z.object({
  event: z.object({
    id: z.string(),
    title: z.string(),
    startsAt: z.nullable(moment),
    registrationsCount: z.int(),
  }),
  /** The messages, newest first. */
  messages: z.array(eventMessage),
  left: z.int(),
  mostMessages: z.int(),
  /** If no message can be sent now, this says why. */
  isOpen: z.boolean(),
  /** The number of recipients in each audience. Walk-ins get no messages. */
  audiences: countsOf(messageAudiences),
  /** The caller's own address, which receives answers if the caller chooses so. */
  replyAddress: z.string(),
  sender: z.string(),
})

export type EventMessages = z.infer<typeof eventMessages>

export const listEventMessages = defineEndpoint('listEventMessages', 'GET /api/events/:id/messages', {
  summary: 'What has been written to the attendees of an event, and how many messages are left.',
  access: hosts,
  response: eventMessages,
  failure: 'Failed to fetch messages',
})

export const sendEventMessage = defineEndpoint('sendEventMessage', 'POST /api/events/:id/messages', {
  summary:
    'Emails those attendees of an event that the audience names, each once; never who has cancelled. Answers reach the sender only where `takesReplies`, and of an adult.',
  access: { ...hosts, needs: ['approved'] },
  body: z.strictObject({
    subject: requiredLine(eventMessageTexts.subjectRequired, eventMessageLimits.subjectLength),
    text: requiredText(eventMessageTexts.textRequired, eventMessageLimits.textLength),
    audience: z.enum(messageAudiences),
    takesReplies: z.boolean(),
  }),
  response: eventMessages,
  problems: ['event_is_deleted', 'event_messages_spent', 'event_messages_closed', 'event_message_for_nobody'],
  failure: 'Failed to send the message',
})
