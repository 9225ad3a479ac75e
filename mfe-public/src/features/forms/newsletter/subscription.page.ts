import { linkedPage } from '../../../pages/linked-page.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import { subscriptionPath, subscriptionQuery } from './subscription.api.ts'
import { titleOf } from './subscription-text.ts'

export const route = { path: '/newsletter/subscription' }

export const page = linkedPage({
  component: SubscriptionPage,
  next: async () => (await import('./newsletter.next.ts')).newsletterNext,
  query: subscriptionQuery,
  titleOf,
  description: 'What we send to your email address, and how often.',
  canonical: subscriptionPath,
})
