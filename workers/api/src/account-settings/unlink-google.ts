import type { GoogleUnlinking } from '@kere/contracts/account-settings'
import type { Client } from '../auth/start-session.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { foundOwn } from '../frame/own.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { deleteIdentity, selectOwnAccount } from './account-settings.queries.ts'
import { requireCurrentPassword } from './require-current-password.ts'

/** @throws {DomainError} `google_not_linked`, `password_missing`, `validation_failed`, `too_many_attempts`, `unavailable` */
export async function unlinkGoogle(context: Context, { currentPassword }: GoogleUnlinking, client: Client) {
  const actor = requireSignedIn(context)
  const account = foundOwn(await selectOwnAccount(context.db, actor))
  if (account.googleLinkedAt === null) throw new DomainError('google_not_linked')
  const given = { account, currentPassword, client, operation: 'unlinkGoogle' }
  const passwordHash = await requireCurrentPassword(context, actor, given)
  const isUnlinked = await deleteIdentity(context, actor, {
    passwordHash,
    device: describeDevice(client.userAgent),
  })
  if (!isUnlinked) throw new DomainError('google_not_linked')
}
