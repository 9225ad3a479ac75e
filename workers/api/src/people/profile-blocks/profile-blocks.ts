import { nameOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { deleteBlock, insertBlock, selectBlocked } from './profile-blocks.queries.ts'

export async function blockPerson(context: Context, blockedId: string) {
  const { userId: blockerId } = requireSignedIn(context)
  const { isBlocked, isListed } = await insertBlock(context, { blockerId, blockedId })
  if (isBlocked) return { isBlocked: true as const }
  throw new DomainError(isListed ? 'too_many_blocks' : 'not_found')
}

export async function unblockPerson(context: Context, blockedId: string) {
  await deleteBlock(context.db, { blockerId: requireSignedIn(context).userId, blockedId })
  return { isBlocked: false as const }
}

export async function listBlockedPeople(context: Context) {
  const rows = await selectBlocked(context.db, requireSignedIn(context).userId)
  return {
    items: rows.map(({ id, at, kind, firstName, lastName }) => ({
      id,
      at: new Date(at).toISOString(),
      kind,
      name: firstName === null || lastName === null ? null : nameOf({ firstName, lastName }),
    })),
  }
}
