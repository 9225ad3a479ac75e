import type { EndpointOutput } from '@kere/contracts/endpoint'
import type { listMyEnrollments, MyEnrollment } from '@kere/contracts/learning'
import { limits } from '@kere/contracts/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { MyCoursesAddress } from './my-courses-address.ts'

const loadContract = () => import('@kere/contracts/learning')

const listKey = ['my-courses'] as const

export interface MyCourses extends EndpointOutput<typeof listMyEnrollments> {
  /** Read from the device, where there was no connection. */
  keptAt: Date | null
}

/** `null` where the link was made for another view. */
export const myCoursesQuery = (api: ApiClient, { status, cursor }: MyCoursesAddress) =>
  queryOptions({
    queryKey: [...listKey, status, cursor],
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<MyCourses | null> => {
      const { listMyEnrollments } = await loadContract()
      const query = { limit: limits.pageSize, ...(status && { status }), ...(cursor && { cursor }) }
      let keptAt: Date | null = null
      try {
        const page = await api.call(listMyEnrollments, { query }, { signal, onKept: (at) => (keptAt = at) })
        return { ...page, keptAt }
      } catch (error) {
        if (cursor !== null && error instanceof ApiError && error.code === 'invalid_cursor') return null
        throw error
      }
    },
  })

/** Shows at once, and goes back where it is refused. */
export const completionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ course }: MyEnrollment) => {
      const { completeMyCourse } = await loadContract()
      return api.call(completeMyCourse, { params: { courseId: course.id } })
    },
    onMutate: async ({ id }, { client }) => {
      await client.cancelQueries({ queryKey: listKey })
      const before = client.getQueriesData<MyCourses | null>({ queryKey: listKey })
      client.setQueriesData<MyCourses | null>({ queryKey: listKey }, (page) =>
        page ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...completed } : item)) } : page,
      )
      return before
    },
    onError: (_error, _enrollment, before, { client }) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page)
    },
    onSettled: (_data, _error, { course }, _before, { client }) => {
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: ['my-course', course.id] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })

const completed = { status: 'completed', progress: 100 } as const
