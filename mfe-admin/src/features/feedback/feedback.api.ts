import type { FeedbackSubmission } from '@kere/contracts/feedback'
import type { FeedbackStatus } from '@kere/contracts/feedback-options'
import type { ApiClient } from '@kere/platform/api'
import type { ListAnswer } from '@kere/screens/list'
import { listKey, rowKey } from '@kere/screens/list-query'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Replies } from '../../reply-form.tsx'

const loadContract = () => import('@kere/contracts/feedback')

export const feedbackReplies: Replies = {
  below: 'their feedback',
  lateCode: 'reply_already_sent',
  check: async (text) => (await loadContract()).newFeedbackReply.safeParse({ text }).error?.issues[0]?.message,
  async send(api, client, id, text) {
    const { replyToFeedback } = await loadContract()
    const replied = await api.call(replyToFeedback, { params: { id }, body: { text } })
    showChanged(client, id, replied)
    markOutdated(client)
  },
}

export const statusMutation = (api: ApiClient, { id, status: before }: FeedbackSubmission) =>
  mutationOptions({
    // One after the other: the last choice is the one that stays.
    scope: { id: `feedback-status-${id}` },
    mutationFn: async (status: FeedbackStatus) =>
      api.call((await loadContract()).setFeedbackStatus, { params: { id }, body: { status } }),
    onMutate: (status, { client }) => {
      showChanged(client, id, { status })
      // The panel is drawn anew with the new status: by then `before` means that one.
      return before
    },
    onSuccess: (changed, _status, _before, { client }) => showChanged(client, id, changed),
    onError: (_error, _status, shownBefore = before, { client }) => showChanged(client, id, { status: shownBefore }),
    onSettled: (_changed, _error, _status, _before, { client }) => markOutdated(client),
  })

/** Lists are not asked for at once: the row would leave a tab while its panel is being read. */
const markOutdated = (client: QueryClient) => void client.invalidateQueries({ refetchType: 'none' })

function showChanged(client: QueryClient, changedId: string, change: Partial<FeedbackSubmission>) {
  client.setQueriesData<ListAnswer<FeedbackSubmission> | null>({ queryKey: listKey({ name: 'feedback' }) }, (page) => {
    const before = page?.items.find(({ id }) => id === changedId)
    if (!page || !before) return page
    const after = { ...before, ...change }
    const items = page.items.map((submission) => (submission === before ? after : submission))
    return { ...page, items, counts: recount(page.counts, before.status, after.status) }
  })
  client.setQueriesData<FeedbackSubmission | null>(
    { queryKey: rowKey('feedback', changedId) },
    (submission) => submission && { ...submission, ...change },
  )
}

function recount(counts: ListAnswer<FeedbackSubmission>['counts'], from: string, to: string) {
  if (!counts || from === to) return counts
  return { ...counts, [from]: (counts[from] ?? 1) - 1, [to]: (counts[to] ?? 0) + 1 }
}
