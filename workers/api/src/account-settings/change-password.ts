import { accountSettingsMessages, type PasswordChange } from '@kere/contracts/account-settings'
import type { Client } from '../auth/start-session.ts'
import { welcomeBack } from '../auth/welcome-back.ts'
import type { Context } from '../context.ts'
import { invalidField } from '../frame/domain-error.ts'
import { foundOwn } from '../frame/own.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { selectOwnAccount, updatePassword } from './account-settings.queries.ts'
import { requireCurrentPassword, wrongPassword } from './require-current-password.ts'

/** @throws {DomainError} `validation_failed`, `password_missing`, `too_many_attempts`, `unavailable` (too many hashes) */
export async function changePassword(context: Context, { currentPassword, password }: PasswordChange, client: Client) {
  const actor = requireSignedIn(context)
  const account = foundOwn(await selectOwnAccount(context.db, actor))
  refuseWeakPassword(password, account)
  const given = { account, currentPassword, client, operation: 'changePassword' }
  const passwordHash = await requireCurrentPassword(context, actor, given)
  if (password === currentPassword) throw invalidField('/body/password', accountSettingsMessages.passwordUnchanged)

  const isChanged = await updatePassword(context, actor, {
    from: passwordHash,
    to: await hashPassword(context, password),
    device: describeDevice(client.userAgent),
  })
  if (!isChanged) throw wrongPassword()
  return { cookies: [await welcomeBack(context, account.email)] }
}
