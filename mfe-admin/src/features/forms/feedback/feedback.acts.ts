import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'
import { chosenFeedbackStatuses } from '@kere/contracts/forms/feedback-options'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import type { RowActs } from '@kere/screens/row-acts'
import { showRow } from '@kere/screens/run-row-act'
import type { Replies } from '../../../replies/reply-form.tsx'
import { statusNames } from './feedback-status.tsx'

const loadContract = () => import('@kere/contracts/forms/feedback')

const statusIn = (answer: string) => (isKnown(chosenFeedbackStatuses, answer) ? answer : 'new')

export const feedbackActs: RowActs<FeedbackSubmission, 'mark'> = {
  list: 'feedback',
  nameOf: ({ name }) => name,
  countedBy: 'status',
  staysWhileRead: true,
  acts: {
    mark: {
      label: 'Status',
      patch: (_, answer) => ({ status: answer }),
      async call(api, { id, status: before }, answer) {
        const { setFeedbackStatus } = await loadContract()
        const status = statusIn(answer)
        return {
          row: await api.call(setFeedbackStatus, { params: { id }, body: { status } }),
          text: `Marked as ${labelOf(statusNames, status).toLowerCase()}`,
          ...(isKnown(chosenFeedbackStatuses, before) && { undo: 'mark', undoAnswer: before }),
        }
      },
    },
  },
}

export const feedbackReplies: Replies = {
  below: 'their feedback',
  lateCode: 'reply_already_sent',
  check: async (text) => (await loadContract()).newFeedbackReply.safeParse({ text }).error?.issues[0]?.message,
  async send(api, client, id, text) {
    const { replyToFeedback } = await loadContract()
    showRow(client, feedbackActs, id, await api.call(replyToFeedback, { params: { id }, body: { text } }))
  },
}
