import type { OwnCourse } from '@kere/contracts/course-authoring'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { MountContext } from '@kere/platform/border'
import { countOf } from '@kere/screens/count'
import type { ListAnswer } from '@kere/screens/list'
import { listKey } from '@kere/screens/list-query'
import type { QueryClient } from '@tanstack/react-query'
import { editorPath, ownCoursesName } from '../course-paths.ts'
import type { CourseAct, CourseSubject } from './course-acts.ts'
import { draftKey, loadContract } from './course-draft.api.ts'

interface Tools {
  api: ApiClient
  context: Pick<MountContext, 'notify' | 'navigation'>
  cache: QueryClient
  undo: (act: CourseAct) => void
}

const expected: Partial<Record<CourseAct, string>> = { publish: 'published', unpublish: 'draft' }

export async function runCourseAct(act: CourseAct, course: CourseSubject, tools: Tools) {
  const { api, context, cache, undo } = tools
  const { id, version, enrollmentCount } = course
  const name = course.title.trim() || 'Untitled course'
  const params = { id }

  const showStatus = (status: string) =>
    cache.setQueriesData<ListAnswer<OwnCourse> | null>({ queryKey: listKey({ name: ownCoursesName }) }, (page) =>
      page ? { ...page, items: page.items.map((row) => (row.id === id ? { ...row, status } : row)) } : page,
    )
  const tell = (text: string, back?: CourseAct) =>
    context.notify({
      tone: 'success',
      text: `${name} ${text}`,
      ...(back && { action: { label: 'Undo', run: () => undo(back) } }),
    })

  const acts: Record<CourseAct, () => Promise<void>> = {
    async publish() {
      const { publishCourse } = await loadContract()
      await api.call(publishCourse, { params, body: { version } })
      tell('is published', course.status === 'draft' ? 'unpublish' : undefined)
    },
    async unpublish() {
      const { unpublishCourse } = await loadContract()
      await api.call(unpublishCourse, { params })
      // The draft may be newer than what was published: publishing again would show it.
      const back = course.status === 'published' ? 'publish' : undefined
      tell(`is unpublished. ${enrollmentCount > 0 ? 'Its learners keep it.' : 'Only you can see it.'}`, back)
    },
    async restore() {
      const { restoreCourse } = await loadContract()
      await api.call(restoreCourse, { params })
      tell('is restored as a draft')
    },
    async delete() {
      const { deleteCourse } = await loadContract()
      const { status } = await api.call(deleteCourse, { params })
      const learners = countOf(enrollmentCount, ['learner keeps', 'learners keep'])
      const isArchived = status === 'archived'
      tell(
        isArchived
          ? `is archived. ${learners} it and will be told by email.`
          : 'is deleted. You can restore it for 30 days.',
        'restore',
      )
    },
  }

  const status = expected[act]
  if (status) showStatus(status)
  try {
    await acts[act]()
  } catch (error) {
    if (status) showStatus(course.status)
    tellFailure(error, name, () => context.navigation.push(editorPath(id)), context)
  }
  void cache.invalidateQueries({ queryKey: listKey({ name: ownCoursesName }) })
  void cache.invalidateQueries({ queryKey: draftKey(id) })
  void cache.invalidateQueries({ queryKey: ['dashboard'] })
}

function tellFailure(error: unknown, name: string, open: () => void, { notify }: Pick<MountContext, 'notify'>) {
  const isIncomplete = error instanceof ApiError && error.code === 'course_incomplete'
  const reason = error instanceof Error ? error.message : 'Failed to update course status'
  notify({
    tone: 'error',
    text: `${name}: ${reason.replace(/\.$/, '')}.`,
    ...(isIncomplete && { action: { label: 'See what is missing', run: open } }),
  })
}
