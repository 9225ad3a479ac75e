import type { Context } from '../../base/context.ts'
import { eraseDuePerson, selectDuePeople } from './deletion.queries.ts'

type Erasing = Pick<Context, 'db' | 'at' | 'newId'> & { superAdminEmail: string | undefined }

/**
 * Erases the people whose day has come. Texts that they wrote for others stay, under the name "former member" (U-19).
 * @returns how many people were erased
 */
export async function eraseDuePeople(context: Erasing): Promise<number> {
  let erased = 0
  for (const { userId } of await selectDuePeople(context.db, context.at)) {
    if (await eraseDuePerson({ ...context, requestId: 'clock' }, userId)) erased += 1
  }
  return erased
}
