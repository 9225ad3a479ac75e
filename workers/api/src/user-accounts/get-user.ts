import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { toUser, type UserAnswer } from './user-answer.ts'
import { selectUser, type UserRow } from './users.queries.ts'

export const getUser = async (context: Context, id: string): Promise<UserAnswer> =>
  toUser(await requireUser(context, id), context)

/** @throws {DomainError} `not_found` */
export async function requireUser({ db }: Context, id: string): Promise<UserRow> {
  const [row] = await selectUser(db, id)
  if (!row) throw new DomainError('not_found')
  return row
}
