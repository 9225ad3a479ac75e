import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { visitorFormAnswer } from '../visitor-forms/visitor-form-answer.ts'
import { updateContactStatus, updateToAnswered } from './contact.queries.ts'

/** The first of two replies counts. @throws {DomainError} `not_found`, `already_answered` */
export async function replyToContactMessage(context: Context, id: string, reply: string) {
  const { isAnswered, row } = await updateToAnswered(context, { id, reply, admin: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found')
  if (!isAnswered) throw new DomainError('already_answered')
  return visitorFormAnswer(row)
}

/** @throws {DomainError} `not_found`, `already_answered` */
export async function setContactStatus(context: Context, id: string, status: 'new' | 'closed') {
  const row = await updateContactStatus(context, { id, status, admin: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found')
  if (row.status === 'answered') throw new DomainError('already_answered')
  return visitorFormAnswer(row)
}
