import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const leadersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['leaders'],
    queryFn: async ({ signal }) => api.call((await import('@kere/contracts/site/leaders')).listLeaders, {}, { signal }),
  })

interface Figure {
  value: number
  isLowerBound?: boolean
}

export interface Today {
  countedAt: number
  courses: Figure | null
  subjects: Figure | null
  educators: Figure | null
  openLabs: Figure | null
  events: Figure | null
}

const one = { query: { limit: 1 } }

/** Reads the numbers from the lists that they link to. If a list does not answer, its number is left out. */
export const todayQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['about-today'],
    queryFn: async ({ signal }): Promise<Today> => {
      const [courses, educators, labs, events] = await Promise.all([
        orNothing(async () => api.call((await import('@kere/contracts/courses/courses')).listCourses, one, { signal })),
        orNothing(async () =>
          api.call((await import('@kere/contracts/people/listed-people')).listEducators, one, { signal }),
        ),
        orNothing(async () => api.call((await import('@kere/contracts/labs/labs')).listLabs, one, { signal })),
        orNothing(async () => api.call((await import('@kere/contracts/events/events')).listEvents, one, { signal })),
      ])
      return {
        countedAt: Date.now(),
        courses: courses && { value: courses.published.total },
        subjects: courses && { value: courses.facets.category.filter(({ count }) => count > 0).length },
        educators: educators && { value: educators.listed },
        openLabs: labs && { value: labs.total, isLowerBound: labs.totalIsLowerBound },
        events: events && { value: events.total, isLowerBound: events.totalIsLowerBound },
      }
    },
  })

const orNothing = <Answer>(call: () => Promise<Answer>) => call().catch(() => null)
