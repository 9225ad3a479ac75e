import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { fieldMessages } from '../text/field-messages.ts'
import { emailAddress } from '../text/email-address.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { chosenFeedbackStatuses, feedbackFailure, feedbackRoles, feedbackStatuses } from './feedback-options.ts'
import { limits } from '../http/limits.ts'
import { listFilters } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { days, newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { visitorFormFields } from './visitor-form.ts'
import { newReply, visitorMessage } from './visitor-message.ts'

export const problems = {
  reply_not_requested: { status: 409, title: 'The author did not ask for a reply' },
  reply_already_sent: { status: 409, title: 'A reply was already sent' },
} as const

/** The email may be left out, unless the sender wants a reply (S-288, U-16). */
const requireEmailForReply = z.refine<{ email?: string | null | undefined; contactRequested: boolean }>(
  ({ email, contactRequested }) => !contactRequested || Boolean(email),
  {
    error: t('Email is required if you want us to contact you', 'Error: a form'),
    path: ['email'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

export const newFeedback = z
  .strictObject({
    name: requiredLine(t('Full name is required', 'Error: a form'), limits.nameLength),
    email: z.nullish(z.union([z.literal(''), emailAddress], fieldMessages.emailInvalid)),
    role: z.enum(feedbackRoles, 'Please select a role'),
    feedbackText: requiredText('Feedback is required', 4000),
    contactRequested: z._default(z.boolean(), false),
    ...visitorFormFields,
  })
  .check(requireEmailForReply)

export type NewFeedback = z.infer<typeof newFeedback>

export const submitFeedback = defineEndpoint('submitFeedback', 'POST /api/feedback-submissions', {
  summary: 'Sends feedback on the platform.',
  access: 'optional',
  body: newFeedback,
  response: z.object({ id: z.string() }),
  problems: ['too_many_attempts', 'challenge_failed'],
  failure: feedbackFailure,
})

export const feedbackSubmission = z.object({
  ...visitorMessage,
  email: z.nullable(z.string()),
  role: openEnum(feedbackRoles),
  feedbackText: z.string(),
  contactRequested: z.boolean(),
  status: openEnum(feedbackStatuses),
})

export type FeedbackSubmission = z.infer<typeof feedbackSubmission>

export const feedback = resource('/api/feedback-submissions', feedbackSubmission, {
  name: 'feedback',
  access: admins,
  filters: { status: oneOf(feedbackStatuses), role: oneOf(feedbackRoles), search: listFilters.search, ...days },
  sorts: newestOrOldest,
  counts: feedbackStatuses,
  list: {
    name: 'listFeedback',
    summary: 'Feedback that people have sent, filtered, sorted and paged.',
    failure: 'Failed to fetch submissions',
  },
  get: {
    name: 'getFeedback',
    summary: 'Feedback that somebody has sent.',
    failure: 'Failed to fetch the feedback',
  },
  csv: 'exportFeedback',
})

export const setFeedbackStatus = defineEndpoint('setFeedbackStatus', 'PATCH /api/feedback-submissions/:id', {
  summary: 'Says what becomes of a piece of feedback.',
  access: admins,
  body: z.strictObject({ status: z.enum(chosenFeedbackStatuses) }),
  response: feedbackSubmission,
  failure: 'Failed to change the status',
})

export const replyToFeedback = defineEndpoint('replyToFeedback', 'POST /api/feedback-submissions/:id/reply', {
  summary: 'Replies by email, once, to an author who asked for it.',
  access: admins,
  body: newReply,
  response: feedbackSubmission,
  problems: ['reply_not_requested', 'reply_already_sent'],
  failure: 'Failed to send the reply',
})
