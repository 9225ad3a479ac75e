import type { UserAccount, UserChange, UserSummary } from '@kere/contracts/accounts/user-accounts'
import type { ApiClient } from '@kere/platform/api'
import type { ListAnswer } from '@kere/screens/list'
import { listKey, rowKey } from '@kere/screens/list-query'
import { moved, showRow } from '@kere/screens/run-row-act'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { userActs } from './user-acts.tsx'

export const loadContract = () => import('@kere/contracts/accounts/user-accounts')

interface UserPage extends ListAnswer<UserSummary> {
  figures: { users: number; students: number; educators: number; admins: number }
}

const hasFigures = (page: ListAnswer<UserSummary>): page is UserPage => 'figures' in page

export const figuresOf = (page: ListAnswer<UserSummary> | null | undefined) =>
  page && hasFigures(page) ? page.figures : undefined

export const loadUser = async (api: ApiClient, id: string, signal?: AbortSignal): Promise<UserAccount> =>
  api.call((await loadContract()).getUser, { params: { id } }, signal && { signal })

/** The key by which the list also loads a row of another page. */
export const userQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: rowKey(userActs.list, id),
    staleTime: 5_000,
    queryFn: ({ signal }) => loadUser(api, id, signal),
  })

export const holdingsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['user-records', id],
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      (await api.call((await loadContract()).listUserHoldings, { params: { id } }, { signal })).items,
  })

export const updateMutation = (api: ApiClient, { id, role: before }: UserAccount) =>
  mutationOptions({
    mutationFn: async ({ idempotencyKey, ...body }: { version: number; values: UserChange; idempotencyKey: string }) =>
      api.call((await loadContract()).updateUser, { params: { id }, body }, { idempotencyKey }),
    onSuccess: (user, _asked, _before, { client }) => {
      showRow(client, userActs, id, user)
      client.setQueriesData<ListAnswer<UserSummary> | null>({ queryKey: listKey({ name: userActs.list }) }, (page) => {
        const figures = figuresOf(page)
        return page && figures ? { ...page, figures: moved(figures, `${before}s`, `${user.role}s`) } : page
      })
      // The list is not fetched again at once, because the row would leave its tab while the admin reads its panel.
      void client.invalidateQueries({ refetchType: 'none' })
    },
  })
