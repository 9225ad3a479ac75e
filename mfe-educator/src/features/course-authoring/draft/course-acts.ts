import type { OwnCourse } from '@kere/contracts/course-authoring'
import { messages } from '@kere/contracts/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export type CourseSubject = Pick<OwnCourse, 'id' | 'title' | 'version' | 'enrollmentCount'> & { status: string }
export type CourseAct = 'publish' | 'unpublish' | 'delete' | 'restore'

export function useCourseActs(course: CourseSubject) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [busyWith, setBusyWith] = useState<CourseAct | null>(null)

  const run = async (act: CourseAct) => {
    if (busyWith) return
    setBusyWith(act)
    try {
      const { runCourseAct } = await import('./run-course-act.ts')
      await runCourseAct(act, course, { api, context, cache, undo: (back) => void run(back) })
    } catch {
      context.notify({ tone: 'error', text: messages.connection })
    } finally {
      setBusyWith(null)
    }
  }

  return {
    busyWith,
    publish: () => void run('publish'),
    unpublish: () => void run('unpublish'),
    restore: () => void run('restore'),
    remove: () => run('delete'),
  }
}
