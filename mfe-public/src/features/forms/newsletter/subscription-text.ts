import type { NewsletterFrequency } from '@kere/contracts/forms/newsletter-options'
import type { Subscription } from '@kere/contracts/forms/newsletter'

export const titleOf = (subscription: Subscription | null | undefined) => {
  if (!subscription) return subscription === null ? 'This link is not valid' : 'Newsletter'
  if (subscription.status === 'unconfirmed') return 'Confirm your subscription'
  return subscription.status === 'unsubscribed' ? 'You are unsubscribed' : 'Newsletter preferences'
}

export const frequencyNames = {
  monthly: 'Once a month',
  weekly: 'Every week',
} as const satisfies Record<NewsletterFrequency, string>
