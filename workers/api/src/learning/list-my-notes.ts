import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { notePage, selectNotes } from './learning.queries.ts'

/** @throws {DomainError} `not_found` where the caller has no place in the course */
export async function listMyNotes(context: Context, courseId: string, request: ListRequest<'newest'>) {
  const { userId } = requireSignedIn(context)
  const page = notePage(request)
  const { hasPlace, rows, total } = await selectNotes(context.db, { userId, courseId }, page)
  if (!hasPlace) throw new DomainError('not_found', messages.courseNotFound)
  return {
    ...pageOf(page, rows, ({ id, title, savedAt, moduleTitle, isRemoved, text }) => ({
      lesson: { id, title },
      moduleTitle,
      isRemoved,
      text,
      savedAt: new Date(savedAt).toISOString(),
    })),
    total,
    totalIsLowerBound: total >= page.countUpTo,
  }
}
