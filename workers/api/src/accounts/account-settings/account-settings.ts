import {
  accountSettingsMessages,
  type PasswordChange,
  type getOwnAccount as endpoint,
  type GoogleUnlinking,
} from '@kere/contracts/accounts/account-settings'
import type { Language } from '@kere/contracts/accounts/languages'
import { limits } from '@kere/contracts/http/limits'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Client } from '../auth/start-session.ts'
import { welcomeBack } from '../auth/welcome-back.ts'
import type { Context } from '../../base/context.ts'
import { invalidField, DomainError } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { selectOwnAccount, updateLanguage, updatePassword, deleteIdentity } from './account-settings.queries.ts'
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

export const requireOwnAccount = async (context: Context) =>
  foundOwn(await selectOwnAccount(context.db, requireSignedIn(context)))

export async function getOwnAccount(context: Context): Promise<EndpointAnswer<typeof endpoint>> {
  const { email, language, passwordHash, isStaff, googleLinkedAt } = await requireOwnAccount(context)
  return {
    email,
    language,
    hasPassword: passwordHash !== null,
    passwordMinLength: isStaff ? limits.staffPasswordMinLength : limits.passwordMinLength,
    google: googleLinkedAt === null ? null : { linkedAt: new Date(googleLinkedAt).toISOString() },
  }
}

/** A mail that waits to be sent is written in the new language, too. */
export async function changeLanguage(context: Context, { language }: { language: Language }) {
  await updateLanguage(context, requireSignedIn(context), language)
}

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
