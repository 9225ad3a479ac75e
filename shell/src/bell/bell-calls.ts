import { listNotifications, markAllNotifications, markNotification } from '@kere/contracts/notifications/notifications'
import { createClient } from '@kere/platform/client'

const shownAtOnce = 6

export function createBellCalls(renewSession: () => Promise<boolean>) {
  const api = createClient({ fetch: (request) => fetch(request), origin: location.origin, renewSession })
  return {
    list: (unread: boolean) =>
      api.call(listNotifications, { query: { limit: shownAtOnce, ...(unread && { unread: 'true' as const }) } }),
    markRead: async (id: string) =>
      (await api.call(markNotification, { params: { id }, body: { isRead: true } })).unread,
    markAll: async () => (await api.call(markAllNotifications, {})).unread,
  }
}

export type BellCalls = ReturnType<typeof createBellCalls>
