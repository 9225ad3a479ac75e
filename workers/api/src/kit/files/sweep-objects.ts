import type { Context } from '../../base/context.ts'
import { deleteRemovedObjects, selectRemovedObjects } from './files.queries.ts'

/** Each object goes before its key is forgotten: what fails is done a minute later. @returns how many went */
export async function sweepObjects({ db, media, now }: Pick<Context, 'db' | 'media' | 'now'>): Promise<number> {
  const objectKeys = await selectRemovedObjects(db, now())
  if (objectKeys.length === 0) return 0
  await media.delete(objectKeys)
  await deleteRemovedObjects(db, objectKeys)
  return objectKeys.length
}
