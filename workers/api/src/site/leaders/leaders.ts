import type { Leader } from '@kere/contracts/site/leaders'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { haveStoredPhotos, replaceLeaders, selectLeaders } from './leaders.queries.ts'

export async function listLeaders({ db }: Context) {
  const [list] = await selectLeaders(db)
  return list ?? { version: 0, items: [] }
}

/** @throws {DomainError} `leaders_changed`, `validation_failed` where a photo was never uploaded */
export async function saveLeaders(context: Context, { version, items }: { version: number; items: Leader[] }) {
  if (!(await haveStoredPhotos(context.db, items))) throw invalidField('/body/items', 'Please upload the photo again')
  if (!(await replaceLeaders(context, { version, items }))) throw new DomainError('leaders_changed')
  return listLeaders(context)
}
