import type { FeedbackSubmission } from '@kere/contracts/feedback'
import { type FeedbackStatus, feedbackStatuses } from '@kere/contracts/feedback-options'
import { isKnown } from '@kere/contracts/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Select } from '@kere/ui/select'
import { useMutation } from '@tanstack/react-query'
import { statusMutation } from './feedback.api.ts'
import { statusNames } from './feedback-status.tsx'

export function StatusChoice({ submission }: { submission: FeedbackSubmission }) {
  const { api, context } = useRemote()
  const { status } = submission
  const change = useMutation(statusMutation(api, submission))

  const set = async (wanted: FeedbackStatus, before: string | null) => {
    try {
      await change.mutateAsync(wanted)
    } catch (error) {
      return context.notify({ tone: 'error', text: error instanceof Error ? error.message : '' })
    }
    const undo =
      before !== null && isKnown(feedbackStatuses, before)
        ? { action: { label: 'Undo', run: () => void set(before, null) } }
        : {}
    context.notify({ tone: 'success', text: `Marked as ${statusNames[wanted].toLowerCase()}`, ...undo })
  }

  const known = feedbackStatuses.map((value) => ({ value, label: statusNames[value] }))
  return (
    <Select
      label="Status"
      value={status}
      // One that only a younger API knows stays as it is until another is chosen.
      options={isKnown(feedbackStatuses, status) ? known : [{ value: status, label: status }, ...known]}
      onChange={({ target: { value } }) => isKnown(feedbackStatuses, value) && void set(value, status)}
      className="mt-5"
    />
  )
}
