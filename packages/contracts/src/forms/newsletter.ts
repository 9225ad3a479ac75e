import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { days, newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { limits } from '../http/limits.ts'
import { listFilters } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { emailAddressOf } from '../text/email-address.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { lineField, optionalLine } from '../text/text.ts'
import {
  importLimits,
  importResults,
  newsletterFrequencies,
  newsletterTopics,
  subscribeFailure,
  subscriberStatuses,
} from './newsletter-options.ts'
import { visitorFormFields } from './visitor-form.ts'

export const problems = {
  subscription_unknown: { status: 404, title: t('This newsletter link is not valid', 'Error') },
  subscription_expired: { status: 410, title: t('This newsletter link has expired', 'Error') },
  subscriber_not_confirmable: { status: 409, title: t('This person has unsubscribed', 'Error') },
} as const

export const subscriberAddress = emailAddressOf({
  required: t('Please enter your email address', 'Error'),
  invalid: fieldMessages.emailInvalid,
})

export const newSubscription = z.strictObject({
  email: subscriberAddress,
  firstName: z.optional(optionalLine(limits.nameLength)),
  ...visitorFormFields,
})

export type NewSubscription = z.infer<typeof newSubscription>

export const subscribeToNewsletter = defineEndpoint('subscribeToNewsletter', 'POST /api/newsletter-subscriptions', {
  summary: 'Asks an address by email whether it wants the newsletter. Answers the same for every address (S-285).',
  access: 'optional',
  body: newSubscription,
  status: 200,
  response: z.object({ ok: z.literal(true) }),
  problems: ['too_many_attempts', 'challenge_failed'],
  failure: subscribeFailure,
})

const token = z.string().check(z.minLength(1), z.maxLength(200))

const preferences = {
  topics: z.array(z.enum(newsletterTopics)).check(z.maxLength(newsletterTopics.length)),
  frequency: z.enum(newsletterFrequencies),
}

export const subscription = z.object({
  /** The submitted token, which a page without a script needs for its next step. */
  token: z.string(),
  email: z.string(),
  status: openEnum(subscriberStatuses),
  topics: z.array(openEnum(newsletterTopics)),
  frequency: openEnum(newsletterFrequencies),
  /** The time when an unconfirmed address is deleted. Null for every other status. */
  deletedAt: z.nullable(z.iso.datetime()),
  /** The owner asked never to be written to again. */
  isStopped: z.optional(z.boolean()),
})

export type Subscription = z.infer<typeof subscription>

const linkProblems = ['subscription_unknown', 'subscription_expired'] as const

export const getSubscription = defineEndpoint('getSubscription', 'GET /api/newsletter-subscriptions/:token', {
  summary:
    'What the holder of a link from an email has subscribed to. Changes nothing, so that a mail scanner confirms nobody.',
  access: 'public',
  params: z.object({ token }),
  response: subscription,
  problems: linkProblems,
  isAlwaysFound: true,
  failure: t('Failed to load your subscription', 'Error'),
})

export const subscriptionLink = z.strictObject({ token })

export const confirmSubscription = defineEndpoint('confirmSubscription', 'POST /api/newsletter-subscriptions/confirm', {
  summary: 'Confirms an address by the link that was sent to it; again, it changes nothing.',
  access: 'public',
  body: subscriptionLink,
  status: 200,
  response: subscription,
  problems: linkProblems,
  failure: t('Failed to confirm your subscription', 'Error'),
})

/** Without a script, the form sends one topic as a string, and no topic as a missing field. */
const sentTopics = z.pipe(
  z.transform((given: unknown) => (given === undefined ? [] : Array.isArray(given) ? (given as unknown[]) : [given])),
  preferences.topics,
)

export const subscriptionChange = z.strictObject({ token, topics: sentTopics, frequency: preferences.frequency })

export type SubscriptionChange = z.infer<typeof subscriptionChange>

export const changeSubscription = defineEndpoint(
  'changeSubscription',
  'POST /api/newsletter-subscriptions/preferences',
  {
    summary: 'Says what to send to an address, and how often.',
    access: 'public',
    body: subscriptionChange,
    status: 200,
    response: subscription,
    problems: linkProblems,
    failure: t('Failed to save your preferences', 'Error'),
  },
)

export const endSubscription = defineEndpoint('endSubscription', 'POST /api/newsletter-subscriptions/unsubscribe', {
  summary: 'Unsubscribes an address by a link from an email; again, it changes nothing.',
  access: 'public',
  body: subscriptionLink,
  status: 200,
  response: subscription,
  problems: linkProblems,
  failure: t('Failed to unsubscribe', 'Error'),
})

export const stopSubscription = defineEndpoint('stopSubscription', 'POST /api/newsletter-subscriptions/stop', {
  summary:
    'Unsubscribes an address for good: no import and no sign-up writes to it again, until its owner confirms it anew.',
  access: 'public',
  body: subscriptionLink,
  status: 200,
  response: subscription,
  problems: linkProblems,
  failure: t('Failed to unsubscribe', 'Error'),
})

export const getOwnSubscription = defineEndpoint('getOwnSubscription', 'GET /api/me/newsletter-subscription', {
  summary: 'Whether the caller’s confirmed address gets the newsletter, and where they change that.',
  access: { roles },
  response: z.object({
    /** Null if the address has not subscribed, or the account's email is not confirmed. */
    status: z.nullable(openEnum(subscriberStatuses)),
    /** Leads to the preferences if the address has subscribed, otherwise to the form. */
    path: z.string(),
  }),
  failure: t('Failed to load your subscription', 'Error'),
})

export const newsletterSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  status: openEnum(subscriberStatuses),
  confirmed: z.boolean(),
  subscribedAt: z.iso.datetime(),
  unsubscribedAt: z.nullable(z.iso.datetime()),
})

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>

export const newsletterSubscribers = resource('/api/newsletter-subscribers', newsletterSubscriber, {
  name: 'newsletter-subscribers',
  access: admins,
  filters: {
    status: oneOf(subscriberStatuses),
    search: listFilters.search,
    /** It finds who has unsubscribed on this day or later, and is so still. */
    leftFrom: listFilters.from,
    ...days,
  },
  sorts: newestOrOldest,
  counts: subscriberStatuses,
  list: {
    name: 'listNewsletterSubscribers',
    summary: 'Newsletter subscribers, filtered, sorted and paged.',
    failure: 'Failed to fetch subscribers',
  },
  csv: 'exportNewsletterSubscribers',
})

const importedLine = (length: number) => lineField().check(z.maxLength(length))

export const importSubscribers = defineEndpoint('importSubscribers', 'POST /api/newsletter-subscribers/imports', {
  summary:
    'Adds addresses of a file as unconfirmed, and asks each by email, a few in a minute. Says what became of each line.',
  access: admins,
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ line: z.int(), email: importedLine(400), firstName: importedLine(400) }))
      .check(z.minLength(1), z.maxLength(importLimits.lines)),
  }),
  bodyBytes: 512 * 1024,
  status: 200,
  response: z.object({
    lines: z.array(z.object({ line: z.int(), email: z.string(), result: openEnum(importResults) })),
  }),
  problems: ['too_many_attempts'],
  failure: 'Failed to import subscribers',
})

export const setSubscriberConfirmed = defineEndpoint(
  'setSubscriberConfirmed',
  'PATCH /api/newsletter-subscribers/:id',
  {
    summary: 'Says for an address that it is confirmed, or that it is not.',
    access: admins,
    body: z.strictObject({ confirmed: z.boolean() }),
    response: newsletterSubscriber,
    problems: ['subscriber_not_confirmable'],
    failure: 'Failed to update subscriber status',
  },
)

export const deleteSubscriber = defineEndpoint('deleteSubscriber', 'DELETE /api/newsletter-subscribers/:id', {
  summary: 'Deletes an address from the newsletter for good.',
  access: admins,
  failure: 'Failed to delete subscriber',
})
