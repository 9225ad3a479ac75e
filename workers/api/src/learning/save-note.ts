import { enrollmentMessages } from '@kere/contracts/enrollment-options'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { noteOf } from './learning.domain.ts'
import { updateNote } from './progress.queries.ts'

/** What is stored already may be saved again. @throws {DomainError} `not_found`, `note_changed`, `too_many_notes` */
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
