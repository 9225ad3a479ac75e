import { feedback } from '@kere/contracts/forms/feedback'
import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import { feedbackCounts, feedbackSubmissions } from '@kere/d1/schema/forms/feedback'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { fullName } from '../../accounts/accounts/person-rows.ts'

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
      replier: fullName(profiles).as('replier'),
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

export const updateFeedbackStatus = (context: Context, { id, status }: { id: string; status: FeedbackStatus }) =>
  change(context, feedbackSubmissions, {
    id,
    when: ne(feedbackSubmissions.status, status),
    set: { status },
    audit: { action: 'feedback.status_changed', subject: 'feedback_submission', detail: { status } },
    read: feedbackRows.one(context, id),
  })

export const updateToReplied = (
  context: Context,
  { id, reply, admin }: { id: string; reply: string; admin: SignedIn },
) =>
  change(context, feedbackSubmissions, {
    id,
    when: and(eq(feedbackSubmissions.contactRequested, true), isNull(feedbackSubmissions.reply)),
    set: {
      reply,
      repliedAt: context.at,
      repliedBy: admin.userId,
      // A reply does not take planned work off the list.
      status: sql`iif(${feedbackSubmissions.status} IN ('new', 'doubtful'), 'done', ${feedbackSubmissions.status})`,
    },
    audit: { action: 'feedback.replied', subject: 'feedback_submission' },
    mails: [
      {
        template: 'feedback_reply',
        to: { userId: feedbackSubmissions.userId, address: feedbackSubmissions.email },
        details: { reply, feedback: feedbackSubmissions.feedbackText },
      },
    ],
    read: feedbackRows.one(context, id),
  })
