import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { notePage, selectNotes } from './learning.queries.ts'

type Request = { search?: string | undefined } & ListRequest<'newest'>

/** @throws {DomainError} `not_found` where the caller has no place in the course */
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
    totalIsLowerBound: total >= page.countUpTo,
  }
}
