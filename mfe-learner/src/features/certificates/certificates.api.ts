import { t } from '@kere/brand/messages'
import type { MyCertificate } from '@kere/contracts/certificates/certificates'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/certificates/certificates')

const perPage = 12

export const myCertificatesQuery = (api: ApiClient, cursor: string | null) =>
  queryOptions({
    queryKey: ['my-certificates', cursor],
    queryFn: async ({ signal }) =>
      api.call(
        (await loadContract()).listMyCertificates,
        { query: { limit: perPage, ...(cursor !== null && { cursor }) } },
        { signal },
      ),
  })

/** Invalidates all pages of the list, because the new certificate is the first one. */
export function useCorrection() {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => api.call((await loadContract()).correctMyCertificate, { params: { id } }),
    async onSuccess({ holderName }) {
      context.notify({
        tone: 'success',
        text: t('The new certificate is issued to {holderName}', { holderName }, 'Text, certificates'),
      })
      await cache.invalidateQueries({ queryKey: ['my-certificates'] })
    },
    onError: (error) => context.notify({ tone: 'error', text: error.message }),
  })
}

export type Shown = Partial<Pick<MyCertificate, 'isPublic' | 'isIndexed'>>

/** Shows the change at once, and reverts it with the reason if the API refuses. */
export function useCertificateChange(cursor: string | null) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { queryKey } = myCertificatesQuery(api, cursor)
  const patch = (id: string, change: Partial<MyCertificate>) =>
    cache.setQueryData(
      queryKey,
      (page) => page && { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)) },
    )
  return useMutation({
    mutationFn: async ({ id, change }: { id: string; change: Shown }) =>
      api.call((await loadContract()).changeMyCertificate, { params: { id }, body: change }),
    async onMutate({ id, change }) {
      await cache.cancelQueries({ queryKey })
      patch(id, change)
    },
    onSuccess: (stored) => void patch(stored.id, stored),
    onError(error, { id, change }) {
      patch(id, Object.fromEntries(Object.entries(change).map(([name, value]) => [name, !value])))
      context.notify({ tone: 'error', text: error.message })
    },
  })
}
