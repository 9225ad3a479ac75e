import type { ListedCourse } from '@kere/contracts/all-courses'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/screens/count'
import { useMutation } from '@tanstack/react-query'
import { courseMutation, type CourseAct } from './all-courses.api.ts'
import { nameOf } from './course-name.ts'
import { editorPath } from './course-paths.ts'

interface Told {
  text: string
  undo?: CourseAct | undefined
}

function tell(act: CourseAct, { status, enrollmentCount }: ListedCourse): Told {
  switch (act) {
    case 'publish':
      return { text: 'is published', undo: status === 'draft' ? 'unpublish' : undefined }
    case 'unpublish':
      // Publishing again would show changes that were not asked for.
      return { text: 'is unpublished. Its learners keep it.', undo: status === 'published' ? 'publish' : undefined }
    case 'delete':
      return {
        text:
          enrollmentCount > 0
            ? `is archived. ${countOf(enrollmentCount, ['learner keeps', 'learners keep'])} it and will be told by email.`
            : 'is deleted. It can be restored for 30 days.',
        undo: 'restore',
      }
    case 'restore':
      return { text: 'is restored as a draft' }
    case 'feature':
      return { text: 'is featured', undo: 'unfeature' }
    case 'unfeature':
      return { text: 'is no longer featured', undo: 'feature' }
  }
}

export function useCourseAct(course: ListedCourse) {
  const { api, context } = useRemote()
  const change = useMutation(courseMutation(api, course))
  const name = nameOf(course.title)

  const run = async (act: CourseAct, isUndone = false) => {
    const { text, undo } = tell(act, course)
    try {
      await change.mutateAsync(act)
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const isIncomplete = error instanceof ApiError && error.code === 'course_incomplete'
      return context.notify({
        tone: 'error',
        text: `${name}: ${reason.replace(/\.$/, '')}.`,
        ...(isIncomplete && {
          action: { label: 'See what is missing', run: () => context.navigation.push(editorPath(course.id)) },
        }),
      })
    }
    context.notify({
      tone: 'success',
      text: `${name} ${text}`,
      ...(undo && !isUndone && { action: { label: 'Undo', run: () => void run(undo, true) } }),
    })
  }

  return { busyWith: change.isPending ? change.variables : null, run: (act: CourseAct) => void run(act) }
}
