import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  stopSubscription,
  subscribeToNewsletter,
} from '@kere/contracts/forms/newsletter'
import { defineForm } from '@kere/platform/define-form'

export const newsletterForm = defineForm({
  name: 'newsletter',
  path: '/newsletter',
  endpoint: subscribeToNewsletter,
  redirectTo: '/newsletter?sent=1',
})

const page = '/newsletter/subscription'

export const confirmForm = defineForm({
  name: 'confirm-subscription',
  path: `${page}/confirm`,
  page,
  endpoint: confirmSubscription,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}&done=confirmed`,
})

export const preferencesForm = defineForm({
  name: 'newsletter-preferences',
  path: `${page}/preferences`,
  page,
  endpoint: changeSubscription,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}&done=saved`,
})

export const unsubscribeForm = defineForm({
  name: 'unsubscribe',
  path: `${page}/unsubscribe`,
  page,
  endpoint: endSubscription,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}`,
})

export const stopForm = defineForm({
  name: 'stop-newsletter',
  path: `${page}/stop`,
  page,
  endpoint: stopSubscription,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}`,
})
