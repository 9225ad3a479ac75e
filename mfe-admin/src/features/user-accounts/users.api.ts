import type { UserAccount, UserChange, UserSummary } from '@kere/contracts/user-accounts'
import type { ApiClient } from '@kere/platform/api'
import type { ListAnswer } from '@kere/screens/list'
import { listKey, rowKey } from '@kere/screens/list-query'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/user-accounts')

const listName = 'users'

interface UserPage extends ListAnswer<UserSummary> {
  figures: { users: number; students: number; educators: number; admins: number }
}

const hasFigures = (page: ListAnswer<UserSummary>): page is UserPage => 'figures' in page

export const figuresOf = (page: ListAnswer<UserSummary> | null | undefined) =>
  page && hasFigures(page) ? page.figures : undefined

export const loadUser = async (api: ApiClient, id: string, signal?: AbortSignal): Promise<UserAccount> =>
  api.call((await loadContract()).getUser, { params: { id } }, signal && { signal })

/** Under the key by which the list loads a row of another page. */
export const userQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: rowKey(listName, id),
    staleTime: 5_000,
    queryFn: ({ signal }) => loadUser(api, id, signal),
  })

export const holdingsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['user-holdings', id],
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      (await api.call((await loadContract()).listUserHoldings, { params: { id } }, { signal })).items,
  })

type UserAct =
  | { act: 'update'; version: number; values: UserChange }
  | { act: 'suspend'; reason: string }
  | { act: 'reinstate' }
  | { act: 'delete' }

export const userMutation = (api: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: async (asked: UserAct) => {
      const { updateUser, suspendUser, reinstateUser, deleteUser } = await loadContract()
      const params = { id }
      switch (asked.act) {
        case 'update':
          return api.call(updateUser, { params, body: { version: asked.version, values: asked.values } })
        case 'suspend':
          return api.call(suspendUser, { params, body: { reason: asked.reason } })
        case 'reinstate':
          return api.call(reinstateUser, { params })
        case 'delete':
          return api.call(deleteUser, { params })
      }
    },
    onSuccess: (user, _asked, _before, { client }) => showChanged(client, user),
  })

export const checkReason = async (reason: string) =>
  (await loadContract()).newSuspension.safeParse({ reason }).error?.issues[0]?.message

export async function checkChange(values: UserChange): Promise<Record<string, string>> {
  const issues = (await loadContract()).userChange.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** With the counts. Lists are not asked for at once: the row would leave a tab while its panel is read. */
function showChanged(client: QueryClient, changed: UserAccount) {
  client.setQueriesData<ListAnswer<UserSummary> | null>({ queryKey: listKey({ name: listName }) }, (page) => {
    const before = page?.items.find(({ id }) => id === changed.id)
    if (!page || !before) return page
    const items = page.items.map((user) => (user.id === changed.id ? changed : user))
    const counts = page.counts && moved(page.counts, before.state, changed.state)
    const figures = figuresOf(page)
    return {
      ...page,
      items,
      counts,
      ...(figures && { figures: moved(figures, `${before.role}s`, `${changed.role}s`) }),
    }
  })
  client.setQueryData(rowKey(listName, changed.id), changed)
  void client.invalidateQueries({ refetchType: 'none' })
}

function moved<Counts extends Readonly<Record<string, number>>>(counts: Counts, from: string, to: string): Counts {
  if (from === to) return counts
  return { ...counts, [from]: (counts[from] ?? 1) - 1, [to]: (counts[to] ?? 0) + 1 }
}
