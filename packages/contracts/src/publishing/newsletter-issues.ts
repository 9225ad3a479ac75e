import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { requiredLine, typedLineField, typedTextField } from '../text/text.ts'
import { newsletterFrequencies } from '../forms/newsletter-options.ts'
import { issueAudiences, issueBlockKinds, issueLimits, issueMessages, issueStates } from './newsletter-issue-options.ts'
import { issueSection } from './newsletter-archive.ts'

export const problems = {
  issue_changed: { status: 409, title: 'This issue was changed somewhere else, so your changes were not saved' },
  /** `errors` says what is missing, by the fields of `details`. */
  issue_incomplete: { status: 422, title: 'The issue is not complete yet' },
  issue_not_editable: { status: 409, title: 'This issue is scheduled or was sent, so it cannot be changed' },
  issue_too_complex: {
    status: 422,
    title: 'The issue cannot be shown: it is nested too deeply, or has too many lists, tables and links',
  },
  issue_block_unknown: { status: 422, title: 'The issue shows something that is not published' },
  issue_for_nobody: { status: 409, title: 'Nobody has subscribed to this. Choose another audience' },
  issue_not_sendable: { status: 409, title: 'This issue is not being sent' },
  too_many_issues: { status: 409, title: 'There are as many issues as can be kept. Delete drafts first' },
} as const

const admins = { roles: ['admin'] } as const

const moment = z.iso.datetime()

const atMost = (length: number) => z.maxLength(length, fieldMessages.tooLong(length))

/** Every field may be unfinished, because only sending requires complete ones. */
export const issueDetails = z.strictObject({
  title: typedLineField().check(atMost(issueLimits.titleLength)),
  /** Inboxes show this text beside the subject. */
  preview: typedLineField().check(atMost(issueLimits.previewLength)),
  /** Markdown, with `[[course:…]]`, `[[event:…]]` or `[[post:…]]` on lines of their own. */
  content: typedTextField().check(atMost(issueLimits.contentLength)),
  language: z._default(z.enum(languages), 'en'),
  audience: z.enum(issueAudiences),
  /** `weekly` sends the issue only to subscribers who want one every week. */
  frequency: z.enum(newsletterFrequencies),
})

export type IssueDetails = z.infer<typeof issueDetails>

const issueState = {
  id: z.string(),
  state: openEnum(issueStates),
  /** Each save names the version from which it started. */
  version: z.int(),
  savedAt: moment,
  scheduledAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  /** The slug of the issue's page in the archive, set with the first email. */
  slug: z.nullable(z.string()),
  /** While the issue is being sent, these are the numbers so far. */
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** The recipients who unsubscribed, or turned the topic off, before the issue reached them. */
  withheld: z.int(),
  /** The recipients who unsubscribed after this issue. */
  unsubscribed: z.int(),
  /** True once the emails to all recipients are queued. Some may still be on their way. */
  isWritten: z.boolean(),
}

export const managedIssue = z.object({
  ...issueState,
  title: z.string(),
  audience: openEnum(issueAudiences),
})

export type ManagedIssue = z.infer<typeof managedIssue>

export const managedIssueList = listOf(managedIssue, {
  name: 'newsletter-issues',
  filters: { state: z.optional(z.enum(issueStates)), search: listFilters.search },
  sorts: ['touched'],
  extra: { counts: z.optional(countsOf(issueStates)) },
})

export const listManagedIssues = defineEndpoint('listManagedIssues', 'GET /api/managed-newsletter-issues', {
  summary: 'The issues of the newsletter, the one changed last first, with how far they were sent (W-35).',
  access: admins,
  query: managedIssueList.query,
  response: managedIssueList.response,
  failure: 'Failed to fetch issues',
})

export const issueDraft = z.object({
  ...issueState,
  details: z.object({
    title: z.string(),
    preview: z.string(),
    content: z.string(),
    language: z._default(openEnum(languages), 'en'),
    audience: openEnum(issueAudiences),
    frequency: openEnum(newsletterFrequencies),
  }),
  /** The failed emails that may have been sent after all, counted up to a thousand. */
  unconfirmed: z.optional(z.int()),
})

export type IssueDraft = z.infer<typeof issueDraft>

export const createIssue = defineEndpoint('createIssue', 'POST /api/managed-newsletter-issues', {
  summary: 'Begins an issue of the newsletter as a draft.',
  access: admins,
  body: z.strictObject({ title: requiredLine(issueMessages.titleRequired, issueLimits.titleLength) }),
  response: issueDraft,
  problems: ['too_many_issues'],
  failure: 'Failed to create the issue',
})

export const getIssueDraft = defineEndpoint('getIssueDraft', 'GET /api/managed-newsletter-issues/:id', {
  summary: 'An issue as it is written, and how far it was sent.',
  access: admins,
  response: issueDraft,
  failure: 'Failed to fetch the issue',
})

export const saveIssueDraft = defineEndpoint('saveIssueDraft', 'PUT /api/managed-newsletter-issues/:id/draft', {
  summary: 'Keeps what is typed, over the version that it names, else `issue_changed`. Of drafts only.',
  access: admins,
  body: z.strictObject({ version: z.int(), details: issueDetails }),
  bodyBytes: 4 * issueLimits.contentLength,
  response: issueDraft,
  problems: ['issue_changed', 'issue_not_editable'],
  failure: 'Failed to save the issue',
})

export const deleteIssue = defineEndpoint('deleteIssue', 'DELETE /api/managed-newsletter-issues/:id', {
  summary: 'Deletes a draft for good. What was sent stays.',
  access: admins,
  problems: ['issue_not_editable'],
  failure: 'Failed to delete the issue',
})

export const previewIssue = defineEndpoint('previewIssue', 'GET /api/managed-newsletter-issues/:id/preview', {
  summary: 'The saved draft as its readers would get it, as sections and as plain text, and what is left out.',
  access: admins,
  response: z.object({
    sections: z.array(issueSection),
    text: z.string(),
    leftOut: z.array(z.string()),
    version: z.int(),
    /** The approximate size of the email's HTML. */
    emailBytes: z._default(z.int(), 0),
  }),
  problems: ['issue_too_complex', 'too_many_attempts'],
  failure: 'Failed to preview the issue',
})

export const listIssueBlocks = defineEndpoint('listIssueBlocks', 'GET /api/newsletter-issue-blocks', {
  summary: 'What an issue can show as a block: published courses, coming events and posts, the newest first.',
  access: admins,
  response: z.object({
    items: z.array(z.object({ kind: openEnum(issueBlockKinds), id: z.string(), title: z.string() })),
  }),
  failure: 'Failed to fetch what an issue can show',
})

export const countIssueAudiences = defineEndpoint('countIssueAudiences', 'GET /api/newsletter-audiences', {
  summary: 'How many confirmed addresses each audience has now.',
  access: admins,
  response: z.object({
    items: z.array(
      z.object({ audience: openEnum(issueAudiences), frequency: openEnum(newsletterFrequencies), count: z.int() }),
    ),
  }),
  failure: 'Failed to count subscribers',
})

const seen = { version: z.int() }

export const testIssue = defineEndpoint('testIssue', 'POST /api/managed-newsletter-issues/:id/test', {
  summary: 'Emails the saved draft to the caller alone.',
  access: admins,
  body: z.strictObject(seen),
  status: 200,
  response: z.object({ to: z.string() }),
  problems: [
    'issue_changed',
    'issue_incomplete',
    'issue_not_editable',
    'issue_too_complex',
    'issue_block_unknown',
    'too_many_attempts',
  ],
  failure: 'Failed to send the test',
})

export const sendIssue = defineEndpoint('sendIssue', 'PUT /api/managed-newsletter-issues/:id/sending', {
  summary: 'Sends an issue to its audience, now or at `at`. From then on it cannot be changed.',
  access: admins,
  body: z.strictObject({ ...seen, at: z.optional(moment) }),
  response: issueDraft,
  problems: [
    'issue_changed',
    'issue_incomplete',
    'issue_not_editable',
    'issue_too_complex',
    'issue_block_unknown',
    'issue_for_nobody',
  ],
  failure: 'Failed to send the issue',
})

export const unscheduleIssue = defineEndpoint('unscheduleIssue', 'DELETE /api/managed-newsletter-issues/:id/sending', {
  summary: 'Makes a scheduled issue a draft again.',
  access: admins,
  response: issueDraft,
  problems: ['issue_not_editable'],
  failure: 'Failed to update the issue',
})

export const settleIssueMails = defineEndpoint(
  'settleIssueMails',
  'POST /api/managed-newsletter-issues/:id/unconfirmed',
  {
    summary:
      'Says of the emails of an issue that may have left that they did, or sends them again: 500 of them at a time.',
    access: admins,
    body: z.strictObject({ isSent: z.boolean() }),
    status: 200,
    response: issueDraft,
    failure: 'Failed to update the emails',
  },
)

export const pauseIssue = defineEndpoint('pauseIssue', 'PUT /api/managed-newsletter-issues/:id/pause', {
  summary: 'Holds what has not left yet, or lets it go on. Nobody gets an issue twice.',
  access: admins,
  body: z.strictObject({ isPaused: z.boolean() }),
  response: issueDraft,
  problems: ['issue_not_sendable'],
  failure: 'Failed to update the issue',
})
