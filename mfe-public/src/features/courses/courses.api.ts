import type { CourseList } from '@kere/contracts/courses'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { courseFiltersOf, type CatalogueAddress } from './catalogue-address.ts'

/** The endpoints with their schemas: loaded with the first call, which a page from the server does not make. */
const loadContract = () => import('@kere/contracts/courses')

const catalogueKey = (address: CatalogueAddress) => {
  const { show, cursor } = address
  return ['courses', courseFiltersOf(address), { show, cursor }] as const
}

/**
 * The cards of an address. The first window of a filter is one request for all its cards; a longer one asks only for
 * what a shorter one, still at hand, does not hold.
 */
export const coursesQuery = (api: ApiClient, address: CatalogueAddress) =>
  queryOptions({
    queryKey: catalogueKey(address),
    queryFn: async ({ client, signal }): Promise<CourseList> => {
      const { listCourses } = await loadContract()
      const { show, cursor } = address
      const filters = courseFiltersOf(address)
      const shorter = shorterWindow(client, address)
      if (!shorter?.nextCursor) {
        const window = cursor ? { limit: show, cursor } : { limit: show }
        return api.call(listCourses, { query: { ...filters, ...window } }, { signal })
      }
      const window = { limit: show - shorter.items.length, cursor: shorter.nextCursor }
      const rest = await api.call(listCourses, { query: { ...filters, ...window } }, { signal })
      return { ...rest, items: [...shorter.items, ...rest.items] }
    },
  })

/** The longest shorter window in the cache, unless the whole is being refreshed. */
function shorterWindow(client: QueryClient, address: CatalogueAddress): CourseList | undefined {
  if (client.getQueryData(catalogueKey(address))) return undefined
  for (let { show } = address; show > 0; show -= 1) {
    const list = client.getQueryData<CourseList>(catalogueKey({ ...address, show }))
    if (list) return list
  }
  return undefined
}

/** How many published courses there are, in all and of each category. */
export const courseCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['course-counts'],
    queryFn: async ({ signal }) => {
      const { listCourses } = await loadContract()
      const { published, facets } = await api.call(listCourses, { query: { limit: 1 } }, { signal })
      return { ...published, categories: facets.category }
    },
  })

export const featuredCoursesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['featured-courses'],
    queryFn: async ({ signal }) => {
      const { listFeaturedCourses } = await loadContract()
      return (await api.call(listFeaturedCourses, {}, { signal })).items
    },
  })

/** A course with its outline; `null` where no published course has this id. */
export const courseQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['course', id],
    queryFn: async ({ signal }) => {
      const { getCourse } = await loadContract()
      return orNothing(api.call(getCourse, { params: { id } }, { signal }))
    },
  })

export const relatedCoursesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['related-courses', id],
    queryFn: async ({ signal }) => {
      const { listRelatedCourses } = await loadContract()
      const related = await orNothing(api.call(listRelatedCourses, { params: { id } }, { signal }))
      return related?.items ?? []
    },
  })

/** An id that cannot exist is as unknown as one that does not. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')) return null
    throw error
  }
}

/** Whether the list could not be read because its cursor is none, or none any more. */
export const isCursorRefused = (error: unknown, { cursor }: CatalogueAddress) =>
  cursor !== null &&
  error instanceof ApiError &&
  (error.code === 'invalid_cursor' || error.code === 'validation_failed')
