import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { replyToFeedback } from '@kere/contracts/feedback'
import type { FeedbackRow } from './feedback.queries.ts'

/** A submission as admins see it. */
export function feedbackSubmissionOf({
  userId,
  submittedAt,
  reply,
  repliedAt,
  replier,
  ...row
}: FeedbackRow): EndpointAnswer<typeof replyToFeedback> {
  return {
    ...row,
    isFromUser: userId !== null,
    submittedAt: new Date(submittedAt).toISOString(),
    reply:
      reply === null || repliedAt === null ? null : { text: reply, at: new Date(repliedAt).toISOString(), by: replier },
  }
}
