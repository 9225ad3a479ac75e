import type { CourseOutline, LessonOutlineValue, ModuleValue } from '../draft/course-value.ts'

type LessonChange = Partial<Omit<LessonOutlineValue, 'id'>>
type ModuleChange = Partial<Omit<ModuleValue, 'id' | 'lessons'>>

export const addModule = (outline: CourseOutline, added: ModuleValue): CourseOutline => [...outline, added]

export const changeModule = (outline: CourseOutline, id: string, change: ModuleChange): CourseOutline =>
  outline.map((part) => (part.id === id ? { ...part, ...change } : part))

/** S-379: the first one stays. */
export const removeModule = (outline: CourseOutline, id: string): CourseOutline =>
  outline.filter((part, index) => index === 0 || part.id !== id)

export const addLesson = (outline: CourseOutline, moduleId: string, added: LessonOutlineValue): CourseOutline =>
  outline.map((part) => (part.id === moduleId ? { ...part, lessons: [...part.lessons, added] } : part))

export const changeLesson = (outline: CourseOutline, id: string, change: LessonChange): CourseOutline =>
  outline.map((part) => ({
    ...part,
    lessons: part.lessons.map((lesson) => (lesson.id === id ? { ...lesson, ...change } : lesson)),
  }))

export const removeLesson = (outline: CourseOutline, id: string): CourseOutline =>
  outline.map((part) => ({ ...part, lessons: part.lessons.filter((lesson) => lesson.id !== id) }))

export const restoreModule = (outline: CourseOutline, removed: ModuleValue, index: number): CourseOutline =>
  outline.some(({ id }) => id === removed.id) ? outline : outline.toSpliced(index, 0, removed)

export function restoreLesson(
  outline: CourseOutline,
  removed: LessonOutlineValue,
  { moduleId, index }: LessonPlace,
): CourseOutline {
  const home = outline.find(({ id }) => id === moduleId) ?? outline.at(-1)
  if (!home || outline.some(({ lessons }) => lessons.some(({ id }) => id === removed.id))) return outline
  return outline.map((part) => (part === home ? { ...part, lessons: part.lessons.toSpliced(index, 0, removed) } : part))
}

export interface LessonPlace {
  moduleId: string
  index: number
}

export function findLesson(outline: CourseOutline, id: string): (LessonPlace & { lesson: LessonOutlineValue }) | null {
  for (const { id: moduleId, lessons } of outline) {
    const index = lessons.findIndex((lesson) => lesson.id === id)
    const lesson = lessons[index]
    if (lesson) return { moduleId, index, lesson }
  }
  return null
}

export function moveModule(outline: CourseOutline, id: string, to: number): CourseOutline {
  const from = outline.findIndex((part) => part.id === id)
  const moved = outline[from]
  if (!moved || from === to || to < 0 || to >= outline.length) return outline
  return outline.toSpliced(from, 1).toSpliced(to, 0, moved)
}

export function moveLesson(outline: CourseOutline, id: string, { moduleId, index }: LessonPlace): CourseOutline {
  const found = findLesson(outline, id)
  if (!found || (found.moduleId === moduleId && found.index === index)) return outline
  return removeLesson(outline, id).map((part) =>
    part.id === moduleId ? { ...part, lessons: part.lessons.toSpliced(index, 0, found.lesson) } : part,
  )
}

/** One step up or down; at a module's edge into the module beside it. Null at the very top and bottom. */
export function stepLesson(outline: CourseOutline, id: string, step: -1 | 1): LessonPlace | null {
  const found = findLesson(outline, id)
  const at = outline.findIndex((part) => part.id === found?.moduleId)
  const here = outline[at]
  if (!found || !here) return null
  const index = found.index + step
  if (index >= 0 && index < here.lessons.length) return { moduleId: here.id, index }
  const beside = outline[at + step]
  if (!beside) return null
  return { moduleId: beside.id, index: step === 1 ? 0 : beside.lessons.length }
}
