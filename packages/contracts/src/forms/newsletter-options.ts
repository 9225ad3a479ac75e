import { t } from '@kere/brand/messages'

export const subscriberStatuses = ['unconfirmed', 'confirmed', 'unsubscribed'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const newsletterTopicNames = {
  courses: t('New courses', 'Topic of the newsletter'),
  events: t('Events', 'Menu; subject of news; what a guardian agrees to'),
  labs: t('Challenge Labs', 'Way to learn, heading on the home page'),
  blog: t('Blog posts', 'Topic of the newsletter'),
} as const

export type NewsletterTopic = keyof typeof newsletterTopicNames

// `Object.keys` loses the types of the keys.
export const newsletterTopics = Object.keys(newsletterTopicNames) as [NewsletterTopic, ...NewsletterTopic[]]

export const usualTopics = newsletterTopics.filter((topic) => topic !== 'blog')

export const newsletterFrequencies = ['monthly', 'weekly'] as const

export type NewsletterFrequency = (typeof newsletterFrequencies)[number]

/** An unconfirmed address is stored for this many days, and its link works for as long. */
export const confirmationDays = 7

export const subscribeFailure = t('Failed to subscribe. Please try again.', 'Error')

export const importResults = ['added', 'known', 'unsubscribed', 'invalid'] as const

export type ImportResult = (typeof importResults)[number]

/** The lines of one import, and the confirmation emails that it sends in a minute. */
export const importLimits = { lines: 500, askedPerMinute: 30 } as const
