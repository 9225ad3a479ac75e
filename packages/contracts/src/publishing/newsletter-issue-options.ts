import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { newsletterTopicNames, newsletterTopics, type NewsletterTopic } from '../forms/newsletter-options.ts'

export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const

export type IssueState = (typeof issueStates)[number]

export const issueAudiences = ['all', ...newsletterTopics] as const

export type IssueAudience = 'all' | NewsletterTopic

export const issueAudienceNames: Readonly<Record<IssueAudience, string>> = {
  all: 'All subscribers',
  ...newsletterTopicNames,
}

export const issueBlockNames = {
  course: t('Course', 'Kind of block in a newsletter'),
  event: t('Event', 'Kind of block in a newsletter'),
  post: t('Blog post', 'Kind of block in a newsletter'),
} as const

export type IssueBlockKind = keyof typeof issueBlockNames

// `Object.keys` loses the types of the keys.
export const issueBlockKinds = Object.keys(issueBlockNames) as [IssueBlockKind, ...IssueBlockKind[]]

export const issueLimits = {
  titleLength: 120,
  previewLength: 160,
  contentLength: 40_000,
  /** The blocks that one issue can have. */
  blocks: 20,
  /** The blocks of each kind that an editor can choose from. */
  blocksOffered: 50,
  issues: 2000,
  inFeed: 20,
} as const

export const issueMessages = {
  titleRequired: 'Please enter a title',
  contentRequired: 'Please write the issue',
  isPast: 'Please choose a time in the future',
  notFound: 'Issue not found',
} as const

/** Writes a block as a line of its own in the text of an issue. */
export const issueBlockLine = (kind: IssueBlockKind, id: string) => `[[${kind}:${id}]]`

export const archivePath = '/newsletter/issues'

export const issuesFeed = { title: `${product} newsletter`, path: `${archivePath}/feed.xml` } as const

export const issuePath = (slug: string) => `${archivePath}/${slug}`

export interface StoredSection {
  kind: 'text' | IssueBlockKind
  html: string
  title: string
  about: string
  note: string
  path: string
}

/** The sections that its emails and its page show. */
export interface RenderedIssue {
  sections: StoredSection[]
  text: string
}
