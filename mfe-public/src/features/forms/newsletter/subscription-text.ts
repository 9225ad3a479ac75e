import { t } from '@kere/brand/messages'
import type { NewsletterFrequency } from '@kere/contracts/forms/newsletter-options'
import type { Subscription } from '@kere/contracts/forms/newsletter'

export const titleOf = (subscription: Subscription | null | undefined) => {
  if (!subscription)
    return subscription === null ? t('This link is not valid', 'Title') : t('Newsletter', 'Title of a page')
  if (subscription.status === 'unconfirmed') return t('Confirm your subscription', 'Title: the newsletter')
  return subscription.status === 'unsubscribed'
    ? t('You are unsubscribed', 'Title: the newsletter')
    : t('Newsletter preferences', 'Title, form')
}

export const frequencyNames = {
  monthly: t('Once a month', 'How often the newsletter comes'),
  weekly: t('Every week', 'How often the newsletter comes'),
} as const satisfies Record<NewsletterFrequency, string>
