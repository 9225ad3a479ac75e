import type { Context } from '../../base/context.ts'
import { rememberErasure } from '../../base/remember-erasure.ts'
import { eraseDuePerson, selectDuePeople } from './deletion.queries.ts'

type Erasing = Pick<Context, 'db' | 'at' | 'newId'> & { superAdminEmail: string | undefined; backups: R2Bucket }

/**
 * Erases the people whose day has come. Texts that they wrote for others stay, under the name "former member" (U-19).
 * @returns how many people were erased
 */
export async function eraseDuePeople(context: Erasing): Promise<number> {
  let erased = 0
  for (const { userId } of await selectDuePeople(context.db, context.at)) {
    // It is remembered first: a backup must bring nobody back, whenever this worker dies.
    const forget = await rememberErasure(context, userId)
    if (await eraseDuePerson({ ...context, requestId: 'clock' }, userId)) erased += 1
    else await forget()
  }
  return erased
}
