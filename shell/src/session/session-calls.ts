import { getSession, logout, refresh } from '@kere/contracts/accounts/auth'
import { createClient } from '@kere/platform/client'
import type { SessionCalls } from './defer-calls.ts'

export function createSessionCalls(): SessionCalls {
  // This client cannot renew the session, because the keeper's own calls must not wait for themselves.
  const api = createClient({ fetch: (request) => fetch(request), origin: location.origin })
  return {
    refresh: () => api.call(refresh, {}),
    getSession: () => api.call(getSession, {}),
    logout: () => api.call(logout, {}),
  }
}
