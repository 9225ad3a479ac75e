import type { NotificationChoice } from '@kere/contracts/notifications/notification-options'
import type {
  listNotificationPreferences,
  Notification,
  NotificationList,
  NotificationPreference,
} from '@kere/contracts/notifications/notifications'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/notifications/notifications')

export const notificationsPath = '/dashboard/notifications'
export const preferencesPath = '/dashboard/notifications/preferences'

const listKey = ['notifications'] as const
const preferencesKey = ['notification-preferences'] as const

export interface Shown {
  unread: boolean
  cursor: string | null
}

export const shownBy = (search: URLSearchParams): Shown => ({
  unread: search.get('unread') === 'true',
  cursor: search.get('cursor'),
})

export const newsletterQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-subscription'],
    queryFn: async ({ signal }) => {
      const { getOwnSubscription } = await import('@kere/contracts/forms/newsletter')
      return api.call(getOwnSubscription, {}, { signal })
    },
  })

/** `null` if the page no longer exists. */
export const notificationsQuery = (api: ApiClient, { unread, cursor }: Shown) =>
  queryOptions({
    queryKey: [...listKey, unread, cursor],
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<NotificationList | null> => {
      const { listNotifications } = await loadContract()
      const query = { limit: limits.pageSize, ...(unread && { unread: 'true' as const }), ...(cursor && { cursor }) }
      try {
        return await api.call(listNotifications, { query }, { signal })
      } catch (error) {
        if (cursor !== null && error instanceof ApiError && error.code === 'invalid_cursor') return null
        throw error
      }
    },
  })

export interface Marking {
  id?: string
  isRead: boolean
}

const marked = ({ id, isRead }: Marking, list: NotificationList): NotificationList => {
  const isMeant = (item: Notification) => (id === undefined || item.id === id) && item.isRead !== isRead
  const count = list.items.filter(isMeant).length
  return {
    ...list,
    items: list.items.map((item) => (isMeant(item) ? { ...item, isRead } : item)),
    unread: id === undefined ? 0 : Math.max(0, list.unread + (isRead ? -count : count)),
  }
}

export const markMutation = (api: ApiClient, showUnread: ((unread: number) => void) | undefined) =>
  mutationOptions({
    mutationFn: async ({ id, isRead }: Marking) => {
      const { markAllNotifications, markNotification } = await loadContract()
      return id === undefined
        ? api.call(markAllNotifications, {})
        : api.call(markNotification, { params: { id }, body: { isRead } })
    },
    onMutate: async (marking, { client }) => {
      await client.cancelQueries({ queryKey: listKey })
      const before = client.getQueriesData<NotificationList>({ queryKey: listKey })
      client.setQueriesData<NotificationList>({ queryKey: listKey }, (list) => list && marked(marking, list))
      return before
    },
    onSuccess: ({ unread }) => showUnread?.(unread),
    onError: (_error, _marking, before, { client }) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list)
    },
    onSettled: (_data, _error, _marking, _before, { client }) =>
      void client.invalidateQueries({ queryKey: listKey, refetchType: 'none' }),
  })

export type Preferences = EndpointOutput<typeof listNotificationPreferences>

export const preferencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: preferencesKey,
    queryFn: async ({ signal }): Promise<Preferences> => {
      const { listNotificationPreferences } = await loadContract()
      return api.call(listNotificationPreferences, {}, { signal })
    },
  })

export interface KindChoice {
  kind: string
  choice: NotificationChoice
}

const withChoices = (
  preferences: Preferences | undefined,
  choices: readonly Pick<NotificationPreference, 'kind' | 'choice'>[],
) => {
  const chosen = new Map(choices.map(({ kind, choice }) => [kind, choice]))
  const change = (each: NotificationPreference) => ({ ...each, choice: chosen.get(each.kind) ?? each.choice })
  return (
    preferences && {
      ...preferences,
      groups: preferences.groups.map(({ name, kinds }) => ({ name, kinds: kinds.map(change) })),
    }
  )
}

const mutationKey = ['choose-notifications']

export const choiceMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey,
    // Changes run one after the other, so that the last choice wins.
    scope: { id: mutationKey.join('') },
    mutationFn: async (choices: KindChoice[]) => {
      const { setNotificationPreferences } = await loadContract()
      return api.call(setNotificationPreferences, { body: { choices } })
    },
    onMutate: async (choices, { client }) => {
      await client.cancelQueries({ queryKey: preferencesKey })
      const before = client.getQueryData<Preferences>(preferencesKey)
      client.setQueryData<Preferences>(preferencesKey, withChoices(before, choices))
      return before
    },
    onError: (_error, choices, before, { client }) => {
      const chosen = new Set(choices.map(({ kind }) => kind))
      const taken = before?.groups.flatMap(({ kinds }) => kinds).filter(({ kind }) => chosen.has(kind)) ?? []
      client.setQueryData<Preferences>(preferencesKey, (now) => withChoices(now, taken))
    },
    onSettled: (_data, _error, _choices, _before, { client }) => {
      // If another choice is under way, the answer would show the previous state.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: preferencesKey })
    },
  })
