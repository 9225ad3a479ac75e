import type { ListedCourse } from '@kere/contracts/all-courses'
import type { ApiClient } from '@kere/platform/api'
import type { ListAnswer } from '@kere/screens/list'
import { listKey, rowKey } from '@kere/screens/list-query'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

export type CourseAct = 'publish' | 'unpublish' | 'delete' | 'restore' | 'feature' | 'unfeature'

export const loadContract = () => import('@kere/contracts/all-courses')
const loadAuthoring = () => import('@kere/contracts/course-authoring')

const calls: Record<CourseAct, (api: ApiClient, course: ListedCourse) => Promise<unknown>> = {
  publish: async (api, { id, version }) =>
    api.call((await loadAuthoring()).publishCourse, { params: { id }, body: { version } }),
  unpublish: async (api, { id }) => api.call((await loadAuthoring()).unpublishCourse, { params: { id } }),
  delete: async (api, { id }) => api.call((await loadAuthoring()).deleteCourse, { params: { id } }),
  restore: async (api, { id }) => api.call((await loadAuthoring()).restoreCourse, { params: { id } }),
  feature: async (api, { id }) => api.call((await loadContract()).featureCourse, { params: { id } }),
  unfeature: async (api, { id }) => api.call((await loadContract()).unfeatureCourse, { params: { id } }),
}

const expected: Partial<Record<CourseAct, Partial<ListedCourse>>> = {
  publish: { status: 'published' },
  unpublish: { status: 'draft' },
  feature: { featured: true },
  unfeature: { featured: false },
}

export const courseMutation = (api: ApiClient, course: ListedCourse) =>
  mutationOptions({
    // One after the other: the last choice is the one that stays.
    scope: { id: `course-${course.id}` },
    mutationFn: (act: CourseAct) => calls[act](api, course),
    onMutate: (act, { client }) => {
      showChanged(client, course.id, expected[act] ?? {})
      return { status: course.status, featured: course.featured }
    },
    onError: (_error, _act, before, { client }) => showChanged(client, course.id, before ?? {}),
    onSettled: (_answer, _error, _act, _before, { client }) => void client.invalidateQueries(),
  })

function showChanged(client: QueryClient, id: string, to: Partial<ListedCourse>) {
  client.setQueriesData<ListAnswer<ListedCourse> | null>({ queryKey: listKey({ name: 'all-courses' }) }, (page) =>
    page ? { ...page, items: page.items.map((row) => (row.id === id ? { ...row, ...to } : row)) } : page,
  )
  client.setQueryData<ListedCourse | null>(rowKey('all-courses', id), (row) => (row ? { ...row, ...to } : row))
}

export async function nameEducator(api: ApiClient, id: string, signal: AbortSignal): Promise<string> {
  const { getUser } = await import('@kere/contracts/user-accounts')
  const { firstName, lastName } = await api.call(getUser, { params: { id } }, { signal })
  return `${firstName} ${lastName}`
}
