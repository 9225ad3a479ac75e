import { weighArticle } from '@kere/brand/mail-article'
import type { Language } from '@kere/contracts/accounts/languages'
import {
  issueAudiences,
  issueMessages,
  issueStates,
  type RenderedIssue,
} from '@kere/contracts/publishing/newsletter-issue-options'
import type {
  createIssue as creating,
  managedIssueList,
  saveIssueDraft as saving,
} from '@kere/contracts/publishing/newsletter-issues'
import { newsletterFrequencies } from '@kere/contracts/forms/newsletter-options'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { countEach } from '../../kit/lists/counts.ts'
import type { ListRequest } from '../../kit/lists/keyset.ts'
import type { RequestOf } from '../../kit/lists/rows-of.ts'
import { archiveRows, selectArchived } from './archive.queries.ts'
import { selectOffered } from './issue-blocks.queries.ts'
import {
  countAudiences,
  deleteDraft,
  insertIssue,
  type IssueRow,
  managedIssueRows,
  selectIssue,
  updateDraft,
} from './newsletter-issues.queries.ts'
import { renderIssue } from './render-issue.ts'

type Listed = Omit<IssueRow, 'preview' | 'content' | 'language' | 'frequency' | 'unconfirmed'>

const toState = (row: Listed) => ({
  id: row.id,
  state: row.state,
  version: row.version,
  savedAt: instantOf(row.savedAt),
  scheduledAt: instantOrNull(row.scheduledAt),
  startedAt: instantOrNull(row.startedAt),
  finishedAt: instantOrNull(row.finishedAt),
  slug: row.startedAt === null ? null : row.slug,
  recipients: row.recipients,
  sent: row.sent,
  failed: row.failed,
  withheld: row.withheld,
  unsubscribed: row.unsubscribed,
  isWritten: row.startedAt !== null && row.writtenUntil === null,
})

export const toDraft = (row: IssueRow) => ({
  ...toState(row),
  details: {
    title: row.title,
    preview: row.preview,
    content: row.content,
    language: row.language,
    audience: row.audience,
    frequency: row.frequency,
  },
  unconfirmed: row.unconfirmed,
})

/** @throws {DomainError} `not_found` */
export async function requireIssue({ db }: Pick<Context, 'db'>, id: string) {
  const issue = await selectIssue(db, id)
  if (!issue) throw new DomainError('not_found', issueMessages.notFound)
  return issue
}

export async function listManagedIssues(
  context: Context,
  request: RequestOf<(typeof managedIssueList)['address'], 'touched'>,
) {
  const { items, counts, ...page } = await managedIssueRows.page(context, request)
  return {
    ...page,
    items: items.map((row) => ({ ...toState(row), title: row.title, audience: row.audience })),
    counts: countEach(issueStates, (state) => counts.find(({ value }) => value === state)?.count ?? 0),
  }
}

/** @throws {DomainError} `too_many_issues` */
export async function createIssue(context: Context, { title }: EndpointRequest<typeof creating>['body']) {
  const row = await insertIssue(context, { id: context.stableId('nli'), title, author: requireSignedIn(context) })
  if (!row) throw new DomainError('too_many_issues')
  return toDraft(row)
}

export const getIssueDraft = async (context: Pick<Context, 'db'>, id: string) =>
  toDraft(await requireIssue(context, id))

/** @throws {DomainError} `not_found`, `issue_changed`, `issue_not_editable` */
export async function saveIssueDraft(
  context: Context,
  id: string,
  { version, details }: EndpointRequest<typeof saving>['body'],
) {
  const saved = await updateDraft(context, { id, version, details })
  if (saved) return toDraft(saved)
  const { state } = await requireIssue(context, id)
  throw new DomainError(state === 'draft' ? 'issue_changed' : 'issue_not_editable')
}

/** @throws {DomainError} `not_found`, `issue_not_editable` */
export async function deleteIssue(context: Context, id: string) {
  if (await deleteDraft(context, id)) return
  await requireIssue(context, id)
  throw new DomainError('issue_not_editable')
}

/** The limit exists because rendering is the most expensive read. */
const previewLimits = { account: { limit: 60, windowMs: 60 * 1000 } } as const

/** @throws {DomainError} `not_found`, `issue_too_complex`, `too_many_attempts` */
export async function previewIssue(context: Context, id: string) {
  const { content, version } = await requireIssue(context, id)
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'preview', account: userId, networkAddress: '', limits: previewLimits })
  const { sections, text, leftOut, unknown } = await renderIssue(context, content)
  const shown = { sections, text, leftOut: [...unknown, ...leftOut].slice(0, 20), version }
  return { ...shown, emailBytes: weighArticle(sections) }
}

export const listIssueBlocks = async ({ db, at }: Context) => ({ items: await selectOffered(db, at) })

export async function countIssueAudiences({ db }: Context) {
  const counts = await countAudiences(db)
  // A subscriber who wants one issue a month gets no weekly ones.
  const countOf = (audience: (typeof issueAudiences)[number], wanted: readonly string[]) =>
    counts.filter((row) => wanted.includes(row.wanted)).reduce((sum, row) => sum + row[audience], 0)
  return {
    items: issueAudiences.flatMap((audience) =>
      newsletterFrequencies.map((frequency) => ({
        audience,
        frequency,
        count: countOf(audience, frequency === 'weekly' ? ['weekly'] : newsletterFrequencies),
      })),
    ),
  }
}

type ArchivedRow = Awaited<ReturnType<typeof archiveRows.page>>['items'][number]

const translationIn = (reader: Language, { language, translations }: ArchivedRow) =>
  language === reader ? undefined : translations.find((each) => each.language === reader)

const toArchived = (reader: Language, row: ArchivedRow) => {
  const { title, summary: preview, language } = translationIn(reader, row) ?? { ...row, summary: row.preview }
  return { id: row.id, slug: row.slug, title, preview, language, sentAt: instantOf(row.startedAt) }
}

export async function listNewsletterIssues(context: Context, request: ListRequest<'newest'>) {
  const { items, counts: _, ...page } = await archiveRows.page(context, request)
  return { ...page, items: items.map((row) => toArchived(context.language, row)) }
}

/** @throws {DomainError} `not_found` */
export async function getNewsletterIssue({ db, language }: Context, slug: string) {
  const { row, older, newer } = await selectArchived(db, slug)
  if (!row) throw new DomainError('not_found', issueMessages.notFound)
  const translation = translationIn(language, row)
  // The cast is safe: the kind has written this JSON.
  const { sections } = translation
    ? (JSON.parse(translation.html) as RenderedIssue)
    : (row.rendered ?? { sections: [] })
  return { ...toArchived(language, row), sections, older, newer }
}
