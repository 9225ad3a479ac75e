import { limits } from '@kere/contracts/http/limits'
import type { LabStanding, OwnParticipation } from '@kere/contracts/labs/lab-participation'
import type { LabSummary } from '@kere/contracts/labs/labs'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadParticipation = () => import('@kere/contracts/labs/lab-participation')

/** Reads the reader's relation to a lab; only for readers who are signed in. */
export const standingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['lab-standing', id],
    queryFn: async ({ signal }): Promise<LabStanding> => {
      const { getLabStanding } = await loadParticipation()
      return api.call(getLabStanding, { params: { id } }, { signal })
    },
  })

export type OwnParticipations = Readonly<Record<string, OwnParticipation & { lab: LabSummary }>>

/** Reads the newest hundred participations, by the lab’s id. */
export const participationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['lab-participations'],
    queryFn: async ({ signal }): Promise<OwnParticipations> => {
      const { listMyParticipations } = await loadParticipation()
      const { items } = await api.call(listMyParticipations, { query: { limit: limits.maxPageSize } }, { signal })
      return Object.fromEntries(items.map((item) => [item.lab.id, item]))
    },
  })

/** Reads the labs that accept requests, for a dashboard. The one that closes first comes first. */
export const openLabsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['labs', 'open'],
    queryFn: async ({ signal }) => {
      const { listLabs } = await import('@kere/contracts/labs/labs')
      return api.call(listLabs, { query: { limit: limits.pageSize } }, { signal })
    },
  })
