import type { PostDraft } from '@kere/contracts/publishing/post-authoring'
import { type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/publishing/post-authoring')

export const managedPostsName = 'managed-posts'

const draftKey = (slug: string) => ['post-draft', slug] as const

export const draftQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: draftKey(slug),
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<PostDraft | null> =>
      orNull(api.call((await loadContract()).getPostDraft, { params: { slug } }, { signal })),
  })

export function patchDraft(cache: QueryClient, slug: string, change: Partial<PostDraft>) {
  cache.setQueryData<PostDraft | null>(draftKey(slug), (draft) => draft && { ...draft, ...change })
}

export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['post-categories'],
    queryFn: async ({ signal }) => {
      const { listPostCategories } = await import('@kere/contracts/publishing/posts')
      return (await api.call(listPostCategories, {}, { signal })).items
    },
  })

export const previewQuery = (api: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: ['post-preview', id, version],
    queryFn: async ({ signal }) => api.call((await loadContract()).previewPost, { params: { id } }, { signal }),
  })

export const versionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['post-versions', id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api.call((await loadContract()).listPostVersions, { params: { id } }, { signal })).items,
  })

export const versionQuery = (api: ApiClient, id: string, number: number) =>
  queryOptions({
    queryKey: ['post-version', id, number],
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).getPostVersion, { params: { id, number } }, { signal }),
  })
