import { feedback, feedbackSubmission } from '@kere/contracts/forms/feedback'
import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { feedbackCounts, feedbackSubmissions } from '@kere/d1/schema/forms/feedback'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import { columnsOf } from '../../kit/lists/columns-of.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { isReplier, replyColumns, replyOf, toSender } from '../visitor-forms/visitor-message-rows.ts'

const columns = { ...columnsOf(feedbackSubmissions, feedbackSubmission), ...replyColumns(feedbackSubmissions) }

export const feedbackRows = rowsOf(feedback, {
  select: (db) => db.select(columns).from(feedbackSubmissions).leftJoin(profiles, isReplier(feedbackSubmissions)),
  orders: byDate({ submittedAt: feedbackSubmissions.submittedAt, id: feedbackSubmissions.id }),
  filters: { status: feedbackSubmissions.status, role: feedbackSubmissions.role },
  search: searchOf(feedbackSubmissions, 'feedback_search', ['name', 'email', 'feedbackText']),
  counters: { status: feedbackCounts.status },
})

export const insertFeedback = ({ db }: Context, row: typeof feedbackSubmissions.$inferInsert) =>
  db.insert(feedbackSubmissions).values(row)

export const updateFeedbackStatus = (context: Context, id: string, status: FeedbackStatus) =>
  change(context, feedbackSubmissions, {
    id,
    when: ne(feedbackSubmissions.status, status),
    set: { status },
    audit: { action: 'feedback.status_changed', subject: 'feedback_submission', detail: { status } },
    read: feedbackRows.one(context, id),
  })

export const updateToReplied = (context: Context, id: string, reply: string) =>
  change(context, feedbackSubmissions, {
    id,
    when: and(eq(feedbackSubmissions.contactRequested, true), isNull(feedbackSubmissions.reply)),
    set: {
      ...replyOf(context, reply),
      // Feedback that is planned stays planned after a reply.
      status: sql`iif(${feedbackSubmissions.status} IN ('new', 'doubtful'), 'done', ${feedbackSubmissions.status})`,
    },
    audit: { action: 'feedback.replied', subject: 'feedback_submission' },
    mails: [
      {
        template: 'feedback_reply',
        to: toSender(feedbackSubmissions),
        details: { reply, feedback: feedbackSubmissions.feedbackText },
      },
    ],
    read: feedbackRows.one(context, id),
  })
