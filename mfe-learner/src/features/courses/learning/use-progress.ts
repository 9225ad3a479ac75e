import { t } from '@kere/brand/messages'
import type { MyCourse } from '@kere/contracts/courses/learning'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import type { WaitingWrite } from '@kere/platform/device'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  changeCourse,
  changeLesson,
  courseKey,
  sendChecked,
  sendDone,
  sendPosition,
  waitingKey,
  type Standing,
} from './player.api.ts'
import { lessonsRefused, targets, withLessonDone, withOpened, type OutlineLesson } from './player.domain.ts'

export function useProgress(stored: MyCourse, waiting: readonly WaitingWrite[]) {
  const courseId = stored.course.id
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const sender = { api, openDevice: context.openDevice ?? null }

  const accept = (standing: Standing | null) => {
    if (standing) changeCourse(cache, courseId, (course) => ({ ...course, ...standingOf(standing) }))
    void cache.invalidateQueries({ queryKey: ['my-courses'], refetchType: 'none' })
    void cache.invalidateQueries({ queryKey: ['dashboard'], refetchType: 'none' })
    void cache.invalidateQueries({ queryKey: waitingKey })
  }
  /**
   * A completed course may have earned a certificate, which the answer does not name, so the course is loaded again.
   */
  const acceptDone = (standing: Standing | null) => {
    accept(standing)
    if (standing?.status === 'completed') void cache.invalidateQueries({ queryKey: courseKey(courseId), exact: true })
  }
  const refuse = (error: Error) => {
    context.notify({
      tone: 'error',
      text: t('{message}. Nothing was changed.', { message: error.message }, 'Text, player of a course'),
    })
    void cache.invalidateQueries({ queryKey: waitingKey })
  }

  /** Lessons whose mark is being sent, or whose refusal is being told. */
  const busy = useRef(new Set<string>())
  const forget = async (lessonId: string) => {
    await (await sender.openDevice?.())?.dropWrite(targets.done(courseId, lessonId))
    busy.current.delete(lessonId)
    void cache.invalidateQueries({ queryKey: ['my-course', courseId] })
    void cache.invalidateQueries({ queryKey: waitingKey })
  }
  const tellRefused = useEffectEvent(({ id, title }: OutlineLesson) => {
    if (busy.current.has(id)) return
    busy.current.add(id)
    context.notify({
      tone: 'error',
      text: t(
        '“{title}” was not changed: what you marked offline was refused. Open it and try again.',
        { title },
        'Text, player of a course',
      ),
    })
    forget(id).catch(reportError)
  })
  useEffect(() => {
    for (const lesson of lessonsRefused(stored, waiting)) tellRefused(lesson)
  }, [stored, waiting])

  return {
    markDone(lessonId: string, isDone: boolean) {
      const show = (done: boolean) => {
        changeCourse(cache, courseId, (course) => withOpened(withLessonDone(course, lessonId, done), lessonId))
        changeLesson(cache, courseId, lessonId, (lesson) => ({ ...lesson, isDone: done }))
      }
      show(isDone)
      busy.current.add(lessonId)
      const sent = (standing: Standing | null) => {
        busy.current.delete(lessonId)
        acceptDone(standing)
      }
      sendDone(sender, courseId, lessonId, isDone).then(sent, (error: Error) => {
        show(!isDone)
        refuse(error)
        forget(lessonId).catch(reportError)
      })
    },
    check(lessonId: string, checked: number[], before: number[]) {
      const show = (positions: number[]) =>
        changeLesson(cache, courseId, lessonId, (lesson) => ({ ...lesson, checked: positions }))
      show(checked)
      sendChecked(sender, courseId, lessonId, checked).then(accept, (error: Error) => {
        show(before)
        refuse(error)
      })
    },
    open(lessonId: string) {
      changeCourse(cache, courseId, (course) => withOpened(course, lessonId))
      // This write is not an act of the user, so a failure is ignored.
      sendPosition(sender, courseId, lessonId, new Date()).then(accept, () => undefined)
    },
  }
}

const standingOf = ({
  status,
  progress,
  completedAt,
  lessonCount,
  lessonsDone,
  minutesLeft,
}: Standing): Pick<
  MyCourse,
  'status' | 'progress' | 'completedAt' | 'lessonCount' | 'lessonsDone' | 'minutesLeft'
> => ({ status, progress, completedAt, lessonCount, lessonsDone, minutesLeft })

export function useWaitingChanges() {
  const { context } = useRemote()
  const cache = useQueryClient()
  useEffect(() => {
    const listening = context
      .openDevice?.()
      .then((device) => device.listen(() => void cache.invalidateQueries({ queryKey: waitingKey })))
    listening?.catch(reportError)
    return () => void listening?.then((stop) => stop())
  }, [context, cache])
}
