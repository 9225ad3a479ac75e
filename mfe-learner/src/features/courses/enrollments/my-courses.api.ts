import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { listMyEnrollments, MyEnrollment } from '@kere/contracts/courses/learning'
import { limits } from '@kere/contracts/http/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { Device } from '@kere/platform/device'
import { myCourseHref } from '@kere/screens/course-href'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MyCoursesAddress } from './my-courses-address.ts'

const loadContract = () => import('@kere/contracts/courses/learning')

const listKey = ['my-courses'] as const

export interface MyCourses extends EndpointOutput<typeof listMyEnrollments> {
  keptAt: Date | null
}

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

export const completionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ course }: MyEnrollment) => {
      const { completeMyCourse } = await loadContract()
      return api.call(completeMyCourse, { params: { courseId: course.id } })
    },
    onMutate: ({ id }, { client }) =>
      changeLists(client, (page) => ({
        ...page,
        items: page.items.map((item) => (item.id === id ? { ...item, ...completed } : item)),
      })),
    onError: (_error, _enrollment, before, { client }) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page)
    },
    onSettled: (_data, _error, { course }, _before, { client }) => {
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: ['my-course', course.id] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })

/**
 * Removes the course from the list at once, and restores it if the API refuses. If the enrollment no longer exists, the
 * goal is reached.
 */
export const leavingMutation = (api: ApiClient, openDevice: (() => Promise<Device>) | null) =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ course }: MyEnrollment) => {
      const { leaveCourse } = await import('@kere/contracts/courses/enrollments')
      try {
        await api.call(leaveCourse, { params: { courseId: course.id } })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
      }
      // The enrollment has ended, even if the device cannot delete its data.
      await forgetCourse(openDevice, course.id).catch(reportError)
    },
    onMutate: ({ id, status }, { client }) => changeLists(client, (page) => without(page, id, status)),
    onError: (_error, _enrollment, before, { client }) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page)
    },
    onSuccess: (_data, { course }, _before, { client }) => {
      for (const key of ['my-course', 'my-lesson', 'my-notes']) client.removeQueries({ queryKey: [key, course.id] })
    },
    onSettled: (_data, _error, _enrollment, _before, { client }) => {
      void client.invalidateQueries({ queryKey: listKey })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })

async function changeLists(client: QueryClient, change: (page: MyCourses) => MyCourses) {
  await client.cancelQueries({ queryKey: listKey })
  const before = client.getQueriesData<MyCourses | null>({ queryKey: listKey })
  client.setQueriesData<MyCourses | null>({ queryKey: listKey }, (page) => page && change(page))
  return before
}

function without(page: MyCourses, id: string, status: MyEnrollment['status']): MyCourses {
  const items = page.items.filter((item) => item.id !== id)
  const isHere = items.length < page.items.length
  const counts = { ...page.counts, [status]: Math.max(0, (page.counts[status] ?? 0) - 1) }
  return { ...page, items, counts, total: isHere ? page.total - 1 : page.total }
}

/**
 * Deletes a course that the learner has left from the device: unsent progress cannot be sent any more, and its lessons
 * may no longer be read.
 */
async function forgetCourse(openDevice: (() => Promise<Device>) | null, courseId: string) {
  const device = await openDevice?.()
  if (!device) return
  const address = `/api/me/enrollments/${encodeURIComponent(courseId)}`
  for (const write of await device.listWrites())
    if (write.path.startsWith(`${address}/`)) await device.dropWrite(write.target)
  await device.forgetBelow?.(address)
  await device.forgetBelow?.(myCourseHref(courseId))
}

const completed = { status: 'completed', progress: 100 } as const
