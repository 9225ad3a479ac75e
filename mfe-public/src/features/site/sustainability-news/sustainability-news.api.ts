import type { NewsList } from '@kere/contracts/site/sustainability-news'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import type { NewsAddress } from './news-address.ts'

const loadContract = () => import('@kere/contracts/site/sustainability-news')

/** `null` if the cursor is invalid. */
export const newsQuery = (api: ApiClient, { category, cursor }: NewsAddress) =>
  queryOptions({
    queryKey: ['news', { category }, { cursor }],
    queryFn: async ({ signal }): Promise<NewsList | null> => {
      const { listNews } = await loadContract()
      const query = { limit: 20, ...(category !== null && { category }), ...(cursor !== null && { cursor }) }
      return nullIfNotFound(api.call(listNews, { query }, { signal }))
    },
  })

/** Null if the posts cannot be read, because the page is about the news. */
export const newsPostsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['news-posts'],
    queryFn: async ({ signal }) => {
      const { listFeaturedPosts } = await import('@kere/contracts/publishing/posts')
      return (await api.call(listFeaturedPosts, {}, { signal }).catch(() => ({ items: [] }))).items
    },
  })
