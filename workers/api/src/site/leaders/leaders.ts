import type { Leader } from '@kere/contracts/site/leaders'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { replaceLeaders, selectLeaders } from './leaders.queries.ts'

export async function listLeaders({ db }: Context) {
  const [list] = await selectLeaders(db)
  return list ?? { version: 0, items: [] }
}

/** @throws {DomainError} `leaders_changed` */
export async function saveLeaders(context: Context, { version, items }: { version: number; items: Leader[] }) {
  const isSaved = await replaceLeaders(context, { admin: requireSignedIn(context), version, items })
  if (!isSaved) throw new DomainError('leaders_changed')
  return listLeaders(context)
}
