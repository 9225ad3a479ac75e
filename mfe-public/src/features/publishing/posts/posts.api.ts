import type { Post, PostAuthor, PostList } from '@kere/contracts/publishing/posts'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound, withFailurePart } from '../../../pages/null-if-not-found.ts'
import type { BlogAddress } from './blog-address.ts'

const loadContract = () => import('@kere/contracts/publishing/posts')

/** One large post and ten in rows. */
const postsPerPage = 11

interface Asked extends Omit<BlogAddress, 'language'> {
  language?: BlogAddress['language']
  author?: string
}

/** `null` if the cursor is invalid. */
export const postsQuery = (api: ApiClient, { category, language = null, cursor, author }: Asked) =>
  queryOptions({
    queryKey: ['posts', { category, language, author }, { cursor }],
    queryFn: async ({ signal }): Promise<PostList | null> => {
      const { listPosts } = await loadContract()
      const query = {
        limit: postsPerPage,
        ...(category !== null && { category }),
        ...(language !== null && { language }),
        ...(author !== undefined && { author }),
        ...(cursor !== null && { cursor }),
      }
      return nullIfNotFound(api.call(listPosts, { query }, { signal }))
    },
  })

export const featuredPostsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['featured-posts'],
    queryFn: async ({ signal }) => {
      const { listFeaturedPosts } = await loadContract()
      return (await api.call(listFeaturedPosts, {}, { signal }).catch(withFailurePart)).items
    },
  })

export const postCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['post-categories'],
    queryFn: async ({ signal }) => {
      const { listPostCategories } = await loadContract()
      return (await api.call(listPostCategories, {}, { signal }).catch(withFailurePart)).items
    },
  })

export const postQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const { getPost } = await loadContract()
      return nullIfNotFound(api.call(getPost, { params: { slug } }, { signal }))
    },
  })

export const postAuthorQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['post-author', id],
    queryFn: async ({ signal }): Promise<PostAuthor | null> => {
      const { getPostAuthor } = await loadContract()
      return nullIfNotFound(api.call(getPostAuthor, { params: { id } }, { signal }))
    },
  })
