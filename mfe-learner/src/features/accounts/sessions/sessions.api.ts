import type { SessionSummary } from '@kere/contracts/accounts/sessions'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/accounts/sessions')

const queryKey = ['sessions'] as const

export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<SessionSummary[]> =>
      (await api.call((await loadContract()).listSessions, {}, { signal })).items,
  })

export type Revocation = { kind: 'one'; session: SessionSummary } | { kind: 'others' }

const isLeft = (revocation: Revocation) => (session: SessionSummary) =>
  revocation.kind === 'one' ? session.id !== revocation.session.id : session.isCurrent

export const revocationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (revocation: Revocation) => {
      const { revokeOtherSessions, revokeSession } = await loadContract()
      if (revocation.kind === 'others') return api.call(revokeOtherSessions, {})
      try {
        await api.call(revokeSession, { params: { id: revocation.session.id } })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
      }
    },
    onMutate: async (revocation, { client }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<SessionSummary[]>(queryKey)
      client.setQueryData<SessionSummary[]>(queryKey, before?.filter(isLeft(revocation)))
      return before
    },
    onError: (_error, _revocation, before, { client }) => {
      client.setQueryData(queryKey, before)
    },
    onSettled: (_data, _error, _revocation, _before, { client }) => {
      void client.invalidateQueries({ queryKey })
    },
  })
