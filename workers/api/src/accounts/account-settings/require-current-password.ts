import { accountSettingsMessages } from '@kere/contracts/accounts/account-settings'
import { secondFactorMessages } from '@kere/contracts/accounts/second-factor-options'
import { attemptPassword } from '../auth/attempt-password.ts'
import { insertRefusal } from '../auth/refusal-rows.ts'
import type { Client } from '../auth/start-session.ts'
import { readDevice } from '../auth/device-cookie.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { deleteActs } from '../../base/throttle/throttle-rows.ts'
import { type OwnAccountRow, selectIsKnownDevice } from './account-settings.queries.ts'

interface Asked {
  account: Pick<OwnAccountRow, 'email' | 'passwordHash'>
  currentPassword: string
  client: Client
  operation: string
  /** The field that a refusal names. */
  field?: 'password'
}

/**
 * Checks the password before a change. The try counts against the same limits as a sign-in.
 * @returns the password's hash, with which the change must check that it is still the same
 */
export async function requireCurrentPassword(
  context: Context,
  actor: SignedIn,
  { account, currentPassword, client, operation, field }: Asked,
) {
  const { email, passwordHash } = account
  if (passwordHash === null) throw new DomainError('password_missing')
  const device = await readDevice(context, client.device)
  const isKnownDevice = await selectIsKnownDevice(context.db, actor, device.hash)
  const { isRight, keys } = await attemptPassword(context, {
    email,
    password: currentPassword,
    passwordHash,
    networkAddress: client.networkAddress,
    knownDevice: isKnownDevice ? device.hash : null,
  })
  if (isRight) {
    await deleteActs(context.db, keys)
    return passwordHash
  }
  await insertRefusal(context, { email, operation, action: 'account.password_refused', actor })
  throw field ? invalidField('/body/password', secondFactorMessages.passwordWrong) : wrongPassword()
}

export const wrongPassword = () => invalidField('/body/currentPassword', accountSettingsMessages.currentPasswordWrong)
