import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getMyCourse as contract } from '@kere/contracts/courses/learning'
import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { standingOf, noteOf } from './learning.domain.ts'
import { withTitle } from '../../kit/translations/translation-rows.ts'
import { selectOwnCourse, notePage, selectNotes } from './learning.queries.ts'
import { courseOf } from './list-my-enrollments.ts'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { updateNote } from './progress.queries.ts'

/** @throws {DomainError} `not_found` if the caller is not enrolled in the course */
export async function getMyCourse(context: Context, courseId: string): Promise<EndpointAnswer<typeof contract>> {
  const { userId } = requireSignedIn(context)
  const { course, modules, lessons } = await selectOwnCourse(context, { userId, courseId })
  if (!course) throw new DomainError('not_found', messages.courseNotFound)

  const lessonsOf = Map.groupBy(lessons.map(withTitle), ({ moduleId }) => moduleId)
  return {
    id: course.id,
    course: { ...courseOf(course), courseUrl: course.courseUrl, originalLanguage: course.language },
    enrolledAt: new Date(course.enrolledAt).toISOString(),
    ...standingOf(course),
    resumeLessonId: course.resumeLesson?.id ?? null,
    certificateId: course.certificateId,
    modules: modules.map((module) => ({ ...module, lessons: lessonsOf.get(module.id) ?? [] })),
  }
}

type Request = { search?: string | undefined } & ListRequest<'newest'>

/** @throws {DomainError} `not_found` if the caller is not enrolled in the course */
export async function listMyNotes(context: Context, courseId: string, request: Request) {
  const { userId } = requireSignedIn(context)
  const page = notePage(request)
  const { course, rows, total } = await selectNotes(context.db, { userId, courseId }, request.search, page)
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  return {
    ...pageOf(page, rows, ({ id, title, savedAt, moduleTitle, isRemoved, text, version }) => ({
      lesson: { id, title },
      moduleTitle,
      isRemoved,
      text,
      version,
      savedAt: new Date(savedAt).toISOString(),
    })),
    course,
    total,
    totalIsLowerBound: total >= page.countLimit,
  }
}

/**
 * If the stored note already has this text, saving it again succeeds with any version.
 * @throws {DomainError} `not_found`, `note_changed`, `too_many_notes`
 */
export async function saveNote(
  context: Context,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  { text, version }: { text: string; version: number },
) {
  const { userId } = requireSignedIn(context)
  const { isSaved, lesson } = await updateNote(context, { userId, courseId }, { lessonId, text, version })
  if (!lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  const note = noteOf(lesson)
  if (!isSaved && note.text !== text)
    throw new DomainError(note.version === version ? 'too_many_notes' : 'note_changed')
  return note
}
