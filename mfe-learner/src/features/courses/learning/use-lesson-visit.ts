import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { MyCourse, MyLesson } from '@kere/contracts/courses/learning'
import { useRemote } from '@kere/platform/react/remote-tree'
import { myCourseHref } from '@kere/screens/course-href'
import { listPlace } from '@kere/screens/use-kept-place'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { lessonQuery, type LessonVisit } from './player.api.ts'

interface LessonVisitOptions {
  courseId: string
  course: MyCourse['course']
  lesson: MyLesson | null
  /** The time when the device stored the lesson. Null if the lesson came from the network. */
  keptAt: Date | null
  onOpen: (lessonId: string) => void
}

export function useLessonVisit({ courseId, course, lesson, keptAt, onOpen }: LessonVisitOptions) {
  const { api, context, request } = useRemote()
  const cache = useQueryClient()
  const shown = useRef<string | null>(null)
  const lessonId = lesson?.id ?? null

  const list = ({ id, title }: LessonVisit['lesson']) =>
    void listPlace(context, {
      path: myCourseHref(courseId, id),
      group: t('Lessons', 'Text, player of a course'),
      title,
      detail: course.title,
    })

  const arrive = useEffectEvent((opened: MyLesson) => {
    if (request.search.get('lesson') !== opened.id)
      context.navigation.push(localPath(myCourseHref(courseId, opened.id)), { replace: true })
    // The shell scrolls and moves the focus only when the page changes. Another lesson is the same page, so it is done
    // here.
    if (shown.current !== null && shown.current !== opened.id) {
      scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('lesson-title')?.focus({ preventScroll: true })
      context.announce(opened.title)
    }
    shown.current = opened.id
    onOpen(opened.id)
    if (!keptAt) list(opened)
    for (const neighbor of [opened.next, opened.previous])
      if (neighbor)
        void cache.query(lessonQuery(api, courseId, neighbor.id)).then(
          (visit) => visit && !visit.keptAt && list(visit.lesson),
          () => undefined,
        )
  })

  useEffect(() => {
    if (lesson) arrive(lesson)
    // The effect runs once for each lesson, whatever else of it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lessonId])
}
