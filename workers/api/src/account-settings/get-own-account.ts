import type { OwnAccount } from '@kere/contracts/account-settings'
import type { Context } from '../context.ts'
import { foundOwn } from '../frame/own.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { selectOwnAccount } from './account-settings.queries.ts'

export async function getOwnAccount(context: Context): Promise<OwnAccount> {
  const { email, passwordHash, googleLinkedAt } = foundOwn(await selectOwnAccount(context.db, requireSignedIn(context)))
  return {
    email,
    hasPassword: passwordHash !== null,
    google: googleLinkedAt === null ? null : { linkedAt: new Date(googleLinkedAt).toISOString() },
  }
}
