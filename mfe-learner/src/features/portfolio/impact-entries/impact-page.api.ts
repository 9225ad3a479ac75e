import type { OwnImpactPage } from '@kere/contracts/portfolio/impact-pages'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export const loadPageContract = () => import('@kere/contracts/portfolio/impact-pages')

export const ownPageQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-impact-page'],
    queryFn: async ({ signal }): Promise<OwnImpactPage> =>
      api.call((await loadPageContract()).getMyImpactPage, {}, { signal }),
  })

/** Shows the change at once, and reverts it with the reason if the API refuses. */
export function useOwnPageChange<Asked>(
  send: (api: ApiClient, asked: Asked) => Promise<OwnImpactPage>,
  shown: (page: OwnImpactPage, asked: Asked) => OwnImpactPage,
) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { queryKey } = ownPageQuery(api)
  return useMutation({
    mutationFn: (asked: Asked) => send(api, asked),
    async onMutate(asked) {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      if (before) cache.setQueryData(queryKey, shown(before, asked))
      return before
    },
    onSuccess: (page) => cache.setQueryData(queryKey, page),
    onError(error, _asked, before) {
      if (before) cache.setQueryData(queryKey, before)
      context.notify({ tone: 'error', text: error.message })
    },
  })
}
