import type { CourseFacets, CourseList } from '@kere/contracts/courses/courses'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isRefusal, withFailurePart } from '../../../pages/null-if-not-found.ts'
import { loadContract, toCard, type ListedCourse } from './courses.api.ts'
import { cardsPerPage, courseFiltersOf, type CatalogueAddress } from './catalogue-address.ts'

const catalogueKey = (address: CatalogueAddress) => {
  const { show, cursor } = address
  return ['courses', courseFiltersOf(address), { show, cursor }] as const
}

export interface Catalogue extends Omit<CourseList, 'items'> {
  items: ListedCourse[]
  nearest: CourseFacets['category']
}

/** `null` if the cursor is invalid. A longer list only requests the part that a shorter one lacks. */
export const coursesQuery = (api: ApiClient, address: CatalogueAddress) =>
  queryOptions({
    queryKey: catalogueKey(address),
    queryFn: async ({ client, signal }): Promise<Catalogue | null> => {
      const { listCourses } = await loadContract()
      const { show, cursor } = address
      const filters = courseFiltersOf(address)
      const shorter = shorterWindow(client, address)
      const before = shorter?.nextCursor ? shorter.items : []
      const start = shorter?.nextCursor ?? cursor
      const window = { limit: show - before.length, ...(start && { cursor: start }) }
      try {
        const list = await api.call(listCourses, { query: { ...filters, ...window } }, { signal })
        return { ...list, items: [...before, ...list.items.map(toCard)], nearest: await readNearest(api, list, signal) }
      } catch (error) {
        if (cursor && error instanceof ApiError && isRefusal(error)) return null
        throw error
      }
    },
  })

function shorterWindow(client: QueryClient, address: CatalogueAddress): Catalogue | undefined {
  if (client.getQueryData(catalogueKey(address))) return undefined
  for (let show = address.show - cardsPerPage; show > 0; show -= cardsPerPage) {
    const list = client.getQueryData<Catalogue | null>(catalogueKey({ ...address, show }))
    if (list) return list
  }
  return undefined
}

async function readNearest(api: ApiClient, { total, facets }: CourseList, signal: AbortSignal) {
  if (total > 0) return []
  if (facets.category.some(({ count }) => count > 0)) return facets.category
  const { listCourses } = await loadContract()
  return api.call(listCourses, { query: { limit: 1 } }, { signal }).then(
    (whole) => whole.facets.category,
    () => [],
  )
}

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
      const { items } = await api.call(listFeaturedCourses, {}, { signal }).catch(withFailurePart)
      return items.map(toCard)
    },
  })
