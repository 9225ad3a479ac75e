import type { MyCourse, MyLesson } from '@kere/contracts/courses/learning'
import type { WaitingWrite } from '@kere/platform/device'

export type OutlineLesson = MyCourse['modules'][number]['lessons'][number]

export const lessonsOf = ({ modules }: Pick<MyCourse, 'modules'>): OutlineLesson[] =>
  modules.flatMap(({ lessons }) => lessons)

export const targets = {
  done: (courseId: string, lessonId: string) => `learning:${courseId}:${lessonId}:done`,
  checked: (courseId: string, lessonId: string) => `learning:${courseId}:${lessonId}:checked`,
  note: (courseId: string, lessonId: string) => `learning:${courseId}:${lessonId}:note`,
  position: (courseId: string) => `learning:${courseId}:position`,
}

/** Predicts the course after the change, by the same rule as the server (C-61). */
export function withLessonDone(course: MyCourse, lessonId: string, isDone: boolean): MyCourse {
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => (lesson.id === lessonId ? { ...lesson, isDone } : lesson)),
  }))
  const lessons = lessonsOf({ modules })
  const left = lessons.filter((lesson) => !lesson.isDone)
  const lessonsDone = lessons.length - left.length
  const isCompleted = course.status === 'completed' || (lessons.length > 0 && left.length === 0)
  const share = Math.floor((lessonsDone / Math.max(1, lessons.length)) * 100)
  return {
    ...course,
    modules,
    lessonsDone,
    minutesLeft: left.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    status: isCompleted ? 'completed' : 'in_progress',
    progress: isCompleted ? 100 : Math.min(99, Math.max(1, share)),
  }
}

/**
 * An opened course has begun (C-61). The page shows this at once, because the server may hear of it from another tab.
 */
export function withOpened(course: MyCourse, lessonId: string): MyCourse {
  const lessons = lessonsOf(course)
  const place = lessons.findIndex(({ id }) => id === lessonId)
  const next = [...lessons.slice(place), ...lessons.slice(0, place)].find(({ isDone }) => !isDone)
  return {
    ...course,
    resumeLessonId: next?.id ?? lessonId,
    status: course.status === 'not_started' ? 'in_progress' : course.status,
    progress: Math.max(1, course.progress),
  }
}

export const withWaiting = (course: MyCourse, writes: readonly WaitingWrite[]): MyCourse =>
  lessonsOf(course).reduce((known, lesson) => {
    const isDone = readUnsent(writes, targets.done(course.course.id, lesson.id), 'isDone')
    return typeof isDone === 'boolean' && isDone !== lesson.isDone ? withLessonDone(known, lesson.id, isDone) : known
  }, course)

export function withWaitingLesson(lesson: MyLesson, courseId: string, writes: readonly WaitingWrite[]): MyLesson {
  const isDone = readUnsent(writes, targets.done(courseId, lesson.id), 'isDone')
  const checked = readUnsent(writes, targets.checked(courseId, lesson.id), 'checked')
  return {
    ...lesson,
    isDone: typeof isDone === 'boolean' ? isDone : lesson.isDone,
    checked: Array.isArray(checked) ? checked.filter((position) => typeof position === 'number') : lesson.checked,
  }
}

/** Finds the lessons that were marked as done or not done without a connection, and whose mark was refused later. */
export const lessonsRefused = (course: MyCourse, writes: readonly WaitingWrite[]): OutlineLesson[] =>
  lessonsOf(course).filter(({ id }) =>
    writes.some(({ target, refusal }) => refusal !== null && target === targets.done(course.course.id, id)),
  )

export interface WaitingNote {
  text: string
  refusal: string | null
}

export function findWaitingNote(
  writes: readonly WaitingWrite[],
  courseId: string,
  lessonId: string,
): WaitingNote | null {
  const target = targets.note(courseId, lessonId)
  const write = writes.findLast((each) => each.target === target)
  const text = readWaiting(writes, target, 'text')
  return write && typeof text === 'string' ? { text, refusal: write.refusal } : null
}

/** Leaves out what was refused, because the server will never have it. */
const readUnsent = (writes: readonly WaitingWrite[], target: string, name: string) =>
  readWaiting(
    writes.filter(({ refusal }) => refusal === null),
    target,
    name,
  )

function readWaiting(writes: readonly WaitingWrite[], target: string, name: string): unknown {
  const body = writes.findLast((write) => write.target === target)?.body
  return typeof body === 'object' && body !== null && name in body
    ? // The condition above has found the name in it.
      (body as Record<string, unknown>)[name]
    : undefined
}
