import type { ContactMessage } from '@kere/contracts/contact'
import type { ApiClient } from '@kere/platform/api'
import type { ListAnswer } from '@kere/screens/list'
import { listKey, rowKey } from '@kere/screens/list-query'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Replies } from '../../reply-form.tsx'

const loadContract = () => import('@kere/contracts/contact')

export const contactReplies: Replies = {
  below: 'their message',
  lateCode: 'already_answered',
  check: async (text) => (await loadContract()).newContactReply.safeParse({ text }).error?.issues[0]?.message,
  async send(api, client, id, text) {
    const { replyToContactMessage } = await loadContract()
    showChanged(client, await api.call(replyToContactMessage, { params: { id }, body: { text } }))
  },
}

export const statusMutation = (api: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: async (status: 'new' | 'closed') =>
      api.call((await loadContract()).setContactStatus, { params: { id }, body: { status } }),
    onSuccess: (message, _status, _before, { client }) => showChanged(client, message),
  })

/** With the counts of the tabs. Lists are not asked for at once: the row would leave a tab while its panel is read. */
function showChanged(client: QueryClient, changed: ContactMessage) {
  client.setQueriesData<ListAnswer<ContactMessage> | null>(
    { queryKey: listKey({ name: 'contact-messages' }) },
    (page) => {
      const before = page?.items.find(({ id }) => id === changed.id)
      if (!page || !before) return page
      const items = page.items.map((message) => (message.id === changed.id ? changed : message))
      return { ...page, items, counts: recount(page.counts, before.status, changed.status) }
    },
  )
  client.setQueriesData<ContactMessage>({ queryKey: rowKey('contact-messages', changed.id) }, changed)
  void client.invalidateQueries({ refetchType: 'none' })
}

function recount(counts: ListAnswer<ContactMessage>['counts'], from: string, to: string) {
  if (!counts || from === to) return counts
  return { ...counts, [from]: (counts[from] ?? 1) - 1, [to]: (counts[to] ?? 0) + 1 }
}
