import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'
import { chosenFeedbackStatuses, feedbackStatusNames } from '@kere/contracts/forms/feedback-options'
import { isKnown } from '@kere/contracts/http/open-value'
import type { RowActs } from '@kere/screens/row-acts'

export const loadContract = () => import('@kere/contracts/forms/feedback')

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
        const status = isKnown(chosenFeedbackStatuses, answer) ? answer : 'new'
        return {
          row: await api.call((await loadContract()).setFeedbackStatus, { params: { id }, body: { status } }),
          text: `Marked as ${feedbackStatusNames[status].toLowerCase()}`,
          ...(isKnown(chosenFeedbackStatuses, before) && { undo: 'mark', undoAnswer: before }),
        }
      },
    },
  },
}
