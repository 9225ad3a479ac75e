import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { contactMessageOf } from './contact-message-answer.ts'
import { selectContactMessage } from './contact.queries.ts'

/** @throws {DomainError} `not_found` */
export async function getContactMessage({ db }: Context, id: string) {
  const [row] = await selectContactMessage(db, id)
  if (!row) throw new DomainError('not_found')
  return contactMessageOf(row)
}
