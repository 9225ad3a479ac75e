import type { OwnCourse } from '@kere/contracts/course-authoring'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/screens/count'
import type { ListAnswer } from '@kere/screens/list'
import { listKey } from '@kere/screens/list-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editorPath } from '../course-paths.ts'
import { draftKey, loadContract } from './course-draft.api.ts'

export const ownCoursesName = 'own-courses'

type Subject = Pick<OwnCourse, 'id' | 'title' | 'version' | 'enrollmentCount'> & { status: string }
type Act = 'publish' | 'unpublish' | 'delete' | 'restore'

/** What is done with a course as a whole; each can be taken back. */
export function useCourseActs(course: Subject) {
  const { id, title, version, enrollmentCount } = course
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [busyWith, setBusyWith] = useState<Act | null>(null)
  const name = title.trim() || 'Untitled course'

  const showStatus = (status: string) =>
    cache.setQueriesData<ListAnswer<OwnCourse> | null>({ queryKey: listKey({ name: ownCoursesName }) }, (page) =>
      page ? { ...page, items: page.items.map((row) => (row.id === id ? { ...row, status } : row)) } : page,
    )
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: listKey({ name: ownCoursesName }) }),
      cache.invalidateQueries({ queryKey: draftKey(id) }),
      cache.invalidateQueries({ queryKey: ['dashboard'] }),
    ])

  /** Shown at once, and taken back where the API refuses. */
  const act = async (kind: Act, run: () => Promise<void>, expected?: string) => {
    if (busyWith) return
    setBusyWith(kind)
    if (expected) showStatus(expected)
    try {
      await run()
    } catch (error) {
      if (expected) showStatus(course.status)
      tell(error)
    } finally {
      setBusyWith(null)
      void refresh()
    }
  }

  const tell = (error: unknown) => {
    const isIncomplete = error instanceof ApiError && error.code === 'course_incomplete'
    const reason = error instanceof Error ? error.message : 'Failed to update course status'
    context.notify({
      tone: 'error',
      text: `${name}: ${reason.replace(/\.$/, '')}.`,
      ...(isIncomplete && {
        action: { label: 'See what is missing', run: () => context.navigation.push(editorPath(id)) },
      }),
    })
  }

  const publish = () =>
    act(
      'publish',
      async () => {
        const { publishCourse } = await loadContract()
        await api.call(publishCourse, { params: { id }, body: { version } })
        context.notify({
          tone: 'success',
          text: `${name} is published`,
          ...(course.status === 'draft' && { action: { label: 'Undo', run: () => void unpublish() } }),
        })
      },
      'published',
    )

  const unpublish = () =>
    act(
      'unpublish',
      async () => {
        const { unpublishCourse } = await loadContract()
        await api.call(unpublishCourse, { params: { id } })
        context.notify({
          tone: 'success',
          text: `${name} is unpublished. ${enrollmentCount > 0 ? 'Its learners keep it.' : 'Only you can see it.'}`,
          // What was published may be older than the draft: publishing again would show what nobody has asked for.
          ...(course.status === 'published' && { action: { label: 'Undo', run: () => void publish() } }),
        })
      },
      'draft',
    )

  const restore = () =>
    act('restore', async () => {
      const { restoreCourse } = await loadContract()
      await api.call(restoreCourse, { params: { id } })
      context.notify({ tone: 'success', text: `${name} is restored as a draft` })
    })

  const remove = () =>
    act('delete', async () => {
      const { deleteCourse } = await loadContract()
      const { status } = await api.call(deleteCourse, { params: { id } })
      const learners = countOf(enrollmentCount, ['learner keeps', 'learners keep'])
      context.notify({
        tone: 'success',
        text:
          status === 'archived'
            ? `${name} is archived. ${learners} it and will be told by email.`
            : `${name} is deleted. You can restore it for 30 days.`,
        action: { label: 'Undo', run: () => void restore() },
      })
    })

  return {
    busyWith,
    publish: () => void publish(),
    unpublish: () => void unpublish(),
    restore: () => void restore(),
    remove,
  }
}
