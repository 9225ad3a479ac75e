import type { NewsletterFrequency, NewsletterTopic } from '@kere/contracts/forms/newsletter-options'
import type { Subscription } from '@kere/contracts/forms/newsletter-subscribers'

export const titleOf = (subscription: Subscription | null | undefined) => {
  if (!subscription) return subscription === null ? 'This link is not valid' : 'Newsletter'
  if (subscription.status === 'unconfirmed') return 'Confirm your subscription'
  return subscription.status === 'unsubscribed' ? 'You are unsubscribed' : 'Newsletter preferences'
}

export const topicNames = {
  courses: 'New courses',
  events: 'Events',
  labs: 'Challenge Labs',
  blog: 'Blog posts',
} as const satisfies Record<NewsletterTopic, string>

export const frequencyNames = {
  monthly: 'Once a month',
  weekly: 'Every week',
} as const satisfies Record<NewsletterFrequency, string>
