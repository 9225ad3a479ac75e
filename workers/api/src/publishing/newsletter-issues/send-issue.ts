import type { sendIssue as sending, testIssue as testing } from '@kere/contracts/publishing/newsletter-issues'
import { issueMessages, type RenderedIssue } from '@kere/contracts/publishing/newsletter-issue-options'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound, invalidField } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import {
  type ClockContext,
  selectDue,
  selectUnwritten,
  updateToBegun,
  updateToFinished,
  writePiece,
} from './delivery.queries.ts'
import { requireIssue, toDraft } from './newsletter-issues.ts'
import {
  insertTest,
  type IssueRow,
  selectTranslations,
  updatePaused,
  updateToDraft,
  updateToSent,
  updateUnconfirmed,
} from './newsletter-issues.queries.ts'
import { renderToSend } from './render-issue.ts'

/** @throws {DomainError} `issue_changed`, `issue_not_editable`, `issue_incomplete`, `issue_block_unknown`, `issue_too_complex` */
async function renderDraft(context: Context, issue: IssueRow, version: number): Promise<RenderedIssue> {
  if (issue.state !== 'draft') throw new DomainError('issue_not_editable')
  if (issue.version !== version) throw new DomainError('issue_changed')
  const errors = [
    ...(issue.title.trim() === '' ? [{ pointer: '/details/title', detail: issueMessages.titleRequired }] : []),
    ...(issue.content.trim() === '' ? [{ pointer: '/details/content', detail: issueMessages.contentRequired }] : []),
  ]
  if (errors.length > 0) throw new DomainError('issue_incomplete', errors[0]?.detail, undefined, errors)
  return renderToSend(context, issue.content)
}

const testLimits = { account: { limit: 20, windowMs: 60 * 60 * 1000 } } as const

/** @throws {DomainError} the refusals that the endpoint declares */
export async function testIssue(context: Context, id: string, { version }: EndpointRequest<typeof testing>['body']) {
  const admin = requireSignedIn(context)
  const issue = await requireIssue(context, id)
  const rendered = await renderDraft(context, issue, version)
  await throttle(context, { act: 'newsletter-test', account: admin.userId, networkAddress: '', limits: testLimits })
  const to = await insertTest(context, { id, admin, version, rendered })
  if (to === undefined) throw new DomainError('issue_changed')
  return { to }
}

const mostAlike = 50

/** The number of messages in a queue batch. */
const firstPiece = 100

const slugLength = 80

/** Suggests slugs for an issue. A title without ASCII letters gives no words, so its id is used. */
function slugsFor(title: string, id: string) {
  const own = id.slice(-8).toLowerCase()
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength)
    .replaceAll(/^-+|-+$/g, '')
  // `feed` is the address of the feed itself.
  const base = words && words !== 'feed' ? words : `issue-${own}`
  return [base, ...Array.from({ length: mostAlike }, (_, place) => `${base}-${place + 2}`), `${base}-${own}`]
}

/**
 * Sends an issue. If it is already being sent, nothing is changed.
 * @throws {DomainError} the refusals that the endpoint declares
 */
export async function sendIssue(
  context: Context,
  id: string,
  { version, at }: EndpointRequest<typeof sending>['body'],
) {
  const issue = await requireIssue(context, id)
  const scheduledAt = at === undefined ? null : Date.parse(at)
  const isDone = scheduledAt === null ? issue.startedAt !== null : issue.scheduledAt === scheduledAt
  if (isDone && issue.version === version) return toDraft(issue)
  if (scheduledAt !== null && scheduledAt <= context.at) throw invalidField('/body/at', issueMessages.isPast)
  const rendered = await renderDraft(context, issue, version)
  // A translation may show something that was unpublished after it was saved.
  for (const { body } of await selectTranslations(context.db, id)) await renderToSend(context, body)
  const slugs = slugsFor(issue.title, id)
  if ((await updateToSent(context, { id, version, rendered, slugs, scheduledAt })).isDone) {
    // The first emails are queued at once. Scheduled work writes the others, and queues these too if this request ends
    // here.
    if (scheduledAt === null)
      for (const mailId of await writePiece(context, id, firstPiece)) context.queueMail(mailId, { isBulk: true })
    return toDraft(await requireIssue(context, id))
  }
  const now = await requireIssue(context, id)
  throw new DomainError(now.state === 'draft' && now.version === version ? 'issue_for_nobody' : 'issue_changed')
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`, `issue_not_editable`
 */
export async function unscheduleIssue(context: Context, id: string) {
  const issue = requireFound((await updateToDraft(context, id)).row)
  if (issue.state !== 'draft') throw new DomainError('issue_not_editable')
  return toDraft(issue)
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`, `issue_not_sendable`
 */
export async function pauseIssue(context: Context, id: string, isPaused: boolean) {
  await updatePaused(context, { id, isPaused })
  const issue = await requireIssue(context, id)
  if (issue.state !== (isPaused ? 'paused' : 'sending') && !(issue.state === 'sent' && !isPaused))
    throw new DomainError('issue_not_sendable')
  return toDraft(issue)
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`
 */
export async function settleIssueMails(context: Context, id: string, isSent: boolean) {
  await updateUnconfirmed(context, { id, isSent })
  return toDraft(await requireIssue(context, id))
}

/** The largest number of emails that may wait to be sent. The sweep queues as many in a minute. */
const mostWaiting = 1000

const pieceSize = 500

/** Runs every minute: begins due issues, writes the next batch, and reports finished ones. */
export async function sendIssues(clock: ClockContext): Promise<number> {
  const dueId = await selectDue(clock.db, clock.at)
  if (dueId !== undefined && (await updateToBegun(clock, dueId)).isDone) return 1
  const unwritten = await selectUnwritten(clock.db)
  const room = unwritten ? Math.min(pieceSize, mostWaiting - unwritten.waiting) : 0
  if (unwritten && room > 0) return Math.max(1, (await writePiece(clock, unwritten.id, room)).length)
  return updateToFinished(clock)
}
