import type {
  ApplicationSummary,
  EducatorApplication,
  listEducatorApplications,
} from '@kere/contracts/educator-applications'
import type { EndpointOutput } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { nullWithoutPage } from '../../cursor-trail.ts'
import { waitingList, type ApplicationsAddress } from './applications-address.ts'

/** The endpoints with their schemas: loaded with the first call. */
const loadContract = () => import('@kere/contracts/educator-applications')

export type ApplicationsPage = EndpointOutput<typeof listEducatorApplications>

/** Colleagues decide at the same time. */
const staleTime = 5_000

/** Key of the pages of a list, which their cursor follows. */
export const listKey = ({ view, sort }: ApplicationsAddress) => ['educator-applications', view, sort] as const

/** A page of the list; `null` where its cursor is none, or none any more. */
export const applicationsQuery = (api: ApiClient, address: ApplicationsAddress) =>
  queryOptions({
    queryKey: [...listKey(address), address.cursor],
    staleTime,
    queryFn: async ({ signal }): Promise<ApplicationsPage | null> => {
      const contract = await loadContract()
      const { view, sort, cursor } = address
      const query = { sort, limit: limits.pageSize, ...(view !== 'all' && { status: view }), ...(cursor && { cursor }) }
      return nullWithoutPage(cursor, () => api.call(contract.listEducatorApplications, { query }, { signal }))
    },
  })

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
  const page = await client.query({ ...applicationsQuery(api, waitingList), staleTime: 0 })
  return page?.items.find(({ id }) => id !== decidedId) ?? null
}
