import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { feedback } from '@kere/contracts/forms/feedback'
import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import { feedbackCounts, feedbackSubmissions } from '@kere/d1/schema/forms/feedback'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { replierName, replyRows } from '../visitor-forms/reply-rows.ts'

const selectSubmissions = (db: Database) =>
  db
    .select({
      id: feedbackSubmissions.id,
      userId: feedbackSubmissions.userId,
      name: feedbackSubmissions.name,
      email: feedbackSubmissions.email,
      role: feedbackSubmissions.role,
      feedbackText: feedbackSubmissions.feedbackText,
      contactRequested: feedbackSubmissions.contactRequested,
      status: feedbackSubmissions.status,
      submittedAt: feedbackSubmissions.submittedAt,
      reply: feedbackSubmissions.reply,
      repliedAt: feedbackSubmissions.repliedAt,
      replier: replierName,
    })
    .from(feedbackSubmissions)
    .leftJoin(profiles, eq(profiles.id, feedbackSubmissions.repliedBy))

export const feedbackRows = rowsOf(feedback, {
  select: selectSubmissions,
  orders: byDate({ submittedAt: feedbackSubmissions.submittedAt, id: feedbackSubmissions.id }),
  filters: { status: feedbackSubmissions.status, role: feedbackSubmissions.role },
  search: searchOf(feedbackSubmissions, 'feedback_search', [
    feedbackSubmissions.name,
    feedbackSubmissions.email,
    feedbackSubmissions.feedbackText,
  ]),
  counters: { status: feedbackCounts.status },
})

type NewSubmission = Required<
  Pick<
    typeof feedbackSubmissions.$inferInsert,
    'id' | 'userId' | 'name' | 'email' | 'role' | 'feedbackText' | 'contactRequested' | 'status'
  >
>

export async function insertFeedback({ db, at }: Context, submission: NewSubmission) {
  await db.insert(feedbackSubmissions).values({ ...submission, submittedAt: at })
}

export async function updateFeedbackStatus(
  context: Context,
  { id, status, admin }: { id: string; status: FeedbackStatus; admin: SignedIn },
) {
  const { db } = context
  const isAnother = and(eq(feedbackSubmissions.id, id), ne(feedbackSubmissions.status, status))
  const {
    row: [row],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'feedback.status_changed',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'feedback_submission', id },
      detail: { status },
      from: sql`FROM ${feedbackSubmissions} WHERE ${isAnother}`,
    }),
    db.update(feedbackSubmissions).set({ status }).where(isAnother),
    { row: feedbackRows.one(context, id) },
  ])
  return row
}

/** @returns whether it was this reply, and the submission as it then is */
export async function updateToReplied(
  context: Context,
  { id, reply, admin }: { id: string; reply: string; admin: SignedIn },
) {
  const { db, at } = context
  const waits = and(
    eq(feedbackSubmissions.id, id),
    eq(feedbackSubmissions.contactRequested, true),
    isNull(feedbackSubmissions.reply),
  )
  const {
    isDone,
    row: [row],
  } = await actBatch(context, [
    ...replyRows(context, {
      id,
      admin,
      action: 'feedback.replied',
      subjectType: 'feedback_submission',
      template: 'feedback_reply',
      details: sql`json_object('reply', ${reply}, 'feedback', ${feedbackSubmissions.feedbackText})`,
      waiting: { table: feedbackSubmissions, from: sql`FROM ${feedbackSubmissions} WHERE ${waits}` },
    }),
    {
      done: db
        .update(feedbackSubmissions)
        .set({
          reply,
          repliedAt: at,
          repliedBy: admin.userId,
          // A planned item keeps its status, because its work is still to come.
          status: sql`iif(${feedbackSubmissions.status} IN ('new', 'doubtful'), 'done', ${feedbackSubmissions.status})`,
        })
        .where(waits),
    },
    { row: feedbackRows.one(context, id) },
  ])
  return { isReplied: isDone, row }
}
