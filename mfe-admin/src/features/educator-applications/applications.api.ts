import type { ApplicationSummary, EducatorApplication } from '@kere/contracts/educator-applications'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { readAddress, type ListAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { applications } from './applications.list.tsx'

/** The endpoints with their schemas: loaded with the first call. */
const loadContract = () => import('@kere/contracts/educator-applications')

export type ApplicationsAddress = ListAddress<typeof applications.filters>

/** Colleagues decide at the same time. */
const staleTime = 5_000

/** An application with all that its applicant says; `null` where there is none. */
export const applicationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['educator-application', id],
    staleTime,
    queryFn: async ({ signal }): Promise<EducatorApplication | null> => {
      const contract = await loadContract()
      try {
        return await api.call(contract.getEducatorApplication, { params: { id } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
        throw error
      }
    },
  })

export type Decision = { kind: 'approve'; id: string } | { kind: 'decline'; id: string; reason: string }

/** Decides on an application. It changes lists, figures and the audit log: nothing that is at hand is fresh after it. */
export const decisionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (decision: Decision) => {
      const contract = await loadContract()
      const params = { id: decision.id }
      return decision.kind === 'approve'
        ? api.call(contract.approveEducatorApplication, { params })
        : api.call(contract.rejectEducatorApplication, { params, body: { reason: decision.reason } })
    },
    onSuccess: (application, _decision, _before, { client }) => {
      client.setQueryData(applicationQuery(api, application.id).queryKey, application)
    },
    onSettled: (_application, _error, _decision, _before, { client }) => {
      void client.invalidateQueries()
    },
  })

/** @returns why the API would refuse a reason, in the words of the contract */
export async function refusalOfReason(reason: string): Promise<string | undefined> {
  const { applicationRejection } = await loadContract()
  return applicationRejection.safeParse({ reason }).error?.issues[0]?.message
}

/** Who waits longest now, but for the one that has just been decided; `null` where nobody does. */
export async function findLongestWaiting(
  client: QueryClient,
  api: ApiClient,
  decidedId: string,
): Promise<ApplicationSummary | null> {
  const page = await client.query({
    ...listQuery(applications, api, readAddress(applications, new URLSearchParams())),
    staleTime: 0,
  })
  return page?.items.find(({ id }) => id !== decidedId) ?? null
}
