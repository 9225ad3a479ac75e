import { t } from '@kere/brand/messages'

/**
 * `waitlisted` includes people with an offered seat or one reserved for an order. People who have cancelled get no
 * message.
 */
export const messageAudiences = ['everyone', 'registered', 'to_come', 'in', 'waitlisted'] as const

export type MessageAudience = (typeof messageAudiences)[number]

export const messageAudienceNames = {
  everyone: t('Everyone, also on the waitlist', 'Who gets a message'),
  registered: t('Everyone who is registered', 'Who gets a message'),
  to_come: t('Registered, not checked in', 'Who gets a message'),
  in: t('Checked in', 'Who gets a message'),
  waitlisted: t('On the waitlist', 'Who gets a message'),
} as const satisfies Record<MessageAudience, string>

export const eventMessageLimits = {
  perEvent: 5,
  subjectLength: 100,
  textLength: 4000,
  /** The number of days after the end during which messages can be sent. */
  openDays: 30,
} as const

export const eventMessageTexts = {
  subjectRequired: t('Please enter a subject', 'Error'),
  textRequired: t('Please enter a message', 'Error'),
  spent: t(
    'You can send {count, plural, one {# message} other {# messages}} for each event, and all of them are sent',
    { count: eventMessageLimits.perEvent },
    'Error',
  ),
  closed: t(
    'Messages can be sent until {count, plural, one {# day} other {# days}} after a published event',
    { count: eventMessageLimits.openDays },
    'Error',
  ),
  nobody: t('Nobody would get this message', 'Error'),
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
