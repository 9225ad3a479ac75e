import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { issueBlockKinds } from './newsletter-issue-options.ts'

export const issueSection = z.object({
  /** A section of the kind `text` has `html`. Every other has a title and a path. */
  kind: openEnum(['text', ...issueBlockKinds]),
  /** Sanitized HTML, with headings from h2 on. */
  html: z.string(),
  title: z.string(),
  about: z.string(),
  note: z.string(),
  path: z.string(),
})

export type IssueSection = z.infer<typeof issueSection>

const archived = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  preview: z.string(),
  /** The language of the texts in this answer. An older API does not send it. */
  language: z.optional(openEnum(languages)),
  sentAt: z.iso.datetime(),
}

/** Other people see an issue this long after it was sent. */
const publicAgeSeconds = 10

export const newsletterIssueList = listOf(z.object(archived), {
  name: 'newsletter-archive',
  filters: {},
  sorts: ['newest'],
})

export type NewsletterIssueList = z.infer<(typeof newsletterIssueList)['response']>

export const listNewsletterIssues = defineEndpoint('listNewsletterIssues', 'GET /api/newsletter-issues', {
  summary: 'The archive of the newsletter, the newest first.',
  access: 'public',
  query: newsletterIssueList.query,
  response: newsletterIssueList.response,
  failure: 'Failed to fetch issues',
  maxAgeSeconds: publicAgeSeconds,
})

const neighbor = z.nullable(z.object({ slug: z.string(), title: z.string() }))

export const newsletterIssue = z.object({
  ...archived,
  sections: z.array(issueSection),
  older: neighbor,
  newer: neighbor,
})

export type NewsletterIssue = z.infer<typeof newsletterIssue>

export const getNewsletterIssue = defineEndpoint('getNewsletterIssue', 'GET /api/newsletter-issues/:slug', {
  summary: 'An issue that was sent, as everybody may read it.',
  access: 'public',
  params: z.object({ slug: z.string().check(z.maxLength(160)) }),
  response: newsletterIssue,
  failure: 'Failed to fetch the issue',
  maxAgeSeconds: publicAgeSeconds,
})

export const readIssuesRss = defineEndpoint('readIssuesRss', 'GET /api/feeds/newsletter/issues/feed.xml', {
  summary: 'The newest issues as RSS 2.0; the site shows it at /newsletter/issues/feed.xml.',
  access: 'public',
  mediaType: 'application/rss+xml',
  response: z.string(),
  failure: 'Failed to fetch issues',
  maxAgeSeconds: publicAgeSeconds,
})
