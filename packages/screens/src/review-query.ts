import { type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

interface Loaded<Item> {
  list: { name: string }
  load: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Item>
}

export const reviewQuery = <Item>({ list, load }: Loaded<Item>, api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['review', list.name, id],
    staleTime: 5_000,
    queryFn: async ({ signal }): Promise<Item | null> => orNull(load(api, id, signal)),
  })
