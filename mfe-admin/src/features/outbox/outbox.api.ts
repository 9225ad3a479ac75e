import type { EndpointOutput } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import type { listOutbox } from '@kere/contracts/outbox'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { nullWithoutPage } from '../../cursor-trail.ts'
import type { OutboxAddress } from './outbox-address.ts'

/** The endpoints with their schemas: loaded with the first call. */
const loadContract = () => import('@kere/contracts/outbox')

export type OutboxPage = EndpointOutput<typeof listOutbox>

/** Key of the pages of a filter, which their cursor follows. */
export const listKey = ({ state, template }: OutboxAddress) => ['outbox', state, template] as const

/** A page of the outbox; `null` where its cursor is none, or none any more. Mails move on by themselves. */
export const outboxQuery = (api: ApiClient, address: OutboxAddress) =>
  queryOptions({
    queryKey: [...listKey(address), address.cursor],
    staleTime: 5_000,
    queryFn: async ({ signal }): Promise<OutboxPage | null> => {
      const contract = await loadContract()
      const { state, template, cursor } = address
      const query = {
        limit: limits.pageSize,
        ...(state && { state }),
        ...(template && { template }),
        ...(cursor && { cursor }),
      }
      return nullWithoutPage(cursor, () => api.call(contract.listOutbox, { query }, { signal }))
    },
  })

/** The emails that the menu offers; they change with releases of the API. */
export const mailTemplatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mail-templates'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { listMailTemplates } = await loadContract()
      const { items } = await api.call(listMailTemplates, {}, { signal })
      return items.map(({ template, name }) => ({ value: template, label: name }))
    },
  })

/** Sends a mail again. Its row shows that in its place; lists, counts and the audit log are asked for anew. */
export const replayMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const { replayOutboxEntry } = await loadContract()
      return api.call(replayOutboxEntry, { params: { id } })
    },
    onSuccess: (replayed, _id, _before, { client }) => {
      client.setQueriesData<OutboxPage | null>({ queryKey: ['outbox'] }, (page) =>
        page ? { ...page, items: page.items.map((entry) => (entry.id === replayed.id ? replayed : entry)) } : page,
      )
    },
    onSettled: (_replayed, _error, _id, _before, { client }) => {
      void client.invalidateQueries()
    },
  })
