import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'

export const replyText = ({ contactRequested, reply }: Pick<FeedbackSubmission, 'contactRequested' | 'reply'>) =>
  reply ? 'Sent' : contactRequested ? 'Requested' : 'Not requested'
