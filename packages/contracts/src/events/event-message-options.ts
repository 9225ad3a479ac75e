import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'

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
  subject: t('A message about your event', 'Email event_message, subject'),
  opening: (sender: string, event: string) =>
    sender
      ? t('{sender} writes about “{event}”:', { sender, event }, 'Email event_message')
      : t('The team of Kere writes about “{event}”:', { event }, 'Email event_message'),
  quote: (subject: string, text: string) => `${subject}\n\n${text}`,
  answer: (sender: string, takesReplies: boolean) =>
    !takesReplies
      ? t('A reply to this email reaches the team of Kere, not the host.', 'Email event_message')
      : sender
        ? t('Reply to this email to answer. {sender} will see your email address.', { sender }, 'Email event_message')
        : t('Reply to this email to answer. They will see your email address.', 'Email event_message'),
} as const
