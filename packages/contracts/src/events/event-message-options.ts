import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'

/**
 * `waitlisted` includes people with an offered seat or one reserved for an order. People who have cancelled get no
 * message.
 */
export const messageAudiences = ['everyone', 'registered', 'to_come', 'in', 'waitlisted'] as const

export type MessageAudience = (typeof messageAudiences)[number]

export const messageAudienceNames = {
  everyone: 'Everyone, also on the waitlist',
  registered: 'Everyone who is registered',
  to_come: 'Registered, not checked in',
  in: 'Checked in',
  waitlisted: 'On the waitlist',
} as const satisfies Record<MessageAudience, string>

export const eventMessageLimits = {
  perEvent: 5,
  subjectLength: 100,
  textLength: 4000,
  /** The number of days after the end during which messages can be sent. */
  openDays: 30,
} as const

export const eventMessageTexts = {
  subjectRequired: 'Please enter a subject',
  textRequired: 'Please enter a message',
  spent: `You can send ${countOf(eventMessageLimits.perEvent, 'message')} for each event, and all of them are sent`,
  closed: `Messages can be sent until ${countOf(eventMessageLimits.openDays, 'day')} after a published event`,
  nobody: 'Nobody would get this message',
} as const

/** The text that the mail puts around the message. The preview shows the same. */
export const eventMessageMail = {
  subject: 'A message about your event',
  opening: (sender: string, event: string) => `${sender || `The team of ${product}`} writes about “${event}”:`,
  quote: (subject: string, text: string) => `${subject}\n\n${text}`,
  answer: (sender: string, takesReplies: boolean) =>
    takesReplies
      ? `Reply to this email to answer. ${sender || 'They'} will see your email address.`
      : `A reply to this email reaches the team of ${product}, not the host.`,
} as const
