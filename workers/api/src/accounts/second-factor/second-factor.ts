import { secondFactorMessages } from '@kere/contracts/accounts/second-factor-options'
import type { NewProof, SecondFactor } from '@kere/contracts/accounts/second-factor'
import { requireOwnAccount } from '../account-settings/account-settings.ts'
import { requireCurrentPassword } from '../account-settings/require-current-password.ts'
import { insertRefusal } from '../auth/refusal-rows.ts'
import type { Client } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError, invalidField, requireFound } from '../../base/domain-error.ts'
import { instantOrNull } from '../../base/instants.ts'
import { nonceBytes, openKey, sealKey } from '../../base/sealed-key.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { deleteActs } from '../../base/throttle/throttle-rows.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { getUser } from '../user-accounts/user-accounts.ts'
import { checkCode, countCodeTry, wrongCode } from './check-code.ts'
import { selectFactor, selectFactorState } from './code-rows.ts'
import {
  describeKey,
  inGroups,
  keyBytes,
  keyOwner,
  newRecoveryCode,
  periodOfCode,
  readCode,
  recoveryCodeCount,
} from './second-factor.domain.ts'
import {
  confirmSetup,
  deleteFactor,
  deleteFactorOf,
  noteProof,
  updateRecoveryCodes,
  upsertSetup,
} from './second-factor-rows.ts'

export async function getSecondFactor(context: Context): Promise<SecondFactor> {
  const { userId, role } = requireSignedIn(context)
  const factor = requireFound(await selectFactorState(context, userId))
  return {
    isOn: factor.since !== null,
    isRequired: role === 'admin' && context.settings.isSecondFactorRequired,
    since: instantOrNull(factor.since),
    recoveryCodesLeft: factor.codesLeft,
    hasPasskey: factor.hasPasskey,
  }
}

export async function beginSecondFactor(context: Context) {
  const actor = requireSignedIn(context)
  const { randomBytes } = context
  const { email } = await requireOwnAccount(context)
  const key = randomBytes(keyBytes)
  const sealed = await sealKey(key, requireSecret(context), keyOwner(actor.userId), randomBytes(nonceBytes))
  if (!(await upsertSetup(context, actor, sealed))) throw new DomainError('second_factor_on')
  return describeKey(key, email)
}

export async function confirmSecondFactor(context: Context, code: string, { userAgent, networkAddress }: Client) {
  const actor = requireSignedIn(context)
  const { userId } = actor
  const factor = await selectFactor(context, userId)
  const key = factor && (await openKey(factor.sealedKey, requireSecrets(context), keyOwner(userId)))
  if (!key || factor.confirmedAt !== null) throw new DomainError('no_setup')
  const keys = await countCodeTry(context, { userId, networkAddress })
  const typed = readCode(code)
  const period = typed?.kind === 'app' ? periodOfCode(key, typed.text, context.at) : null
  if (period === null) throw wrongCode()

  const { codes, codeHashes } = await newCodes(context)
  const device = describeDevice(userAgent)
  const isDone = await confirmSetup(context, actor, { sealedKey: factor.sealedKey, period, codeHashes, device })
  if (!isDone) throw new DomainError('no_setup')
  await deleteActs(context.db, keys)
  return { recoveryCodes: codes }
}

export async function newCodes({ randomBytes }: Context) {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(randomBytes))
  return { codes: codes.map(inGroups), codeHashes: await Promise.all(codes.map(hashHex)) }
}

export async function replaceRecoveryCodes(context: Context, { userAgent }: Client) {
  const { codes, codeHashes } = await newCodes(context)
  const device = describeDevice(userAgent)
  const isDone = await updateRecoveryCodes(context, requireSignedIn(context), { codeHashes, device })
  if (!isDone) throw new DomainError('second_factor_off')
  return { recoveryCodes: codes }
}

export const removeSecondFactor = (context: Context, { userAgent }: Client) =>
  deleteFactor(context, requireSignedIn(context), describeDevice(userAgent))

export async function resetSecondFactor(context: Context, id: string, reason: string) {
  const admin = requireSignedIn(context)
  if (id === admin.userId) throw new DomainError('own_account')
  const isDone = await deleteFactorOf(context, admin, { id, reason })
  const user = await getUser(context, id)
  if (isDone) return user
  throw new DomainError(user.isSuperAdmin ? 'super_admin_protected' : 'second_factor_off')
}

/** Proves anew who is signed in, with the password or with a code. */
export async function proveAnew(context: Context, { password, code }: NewProof, client: Client) {
  const actor = requireSignedIn(context)
  const account = await requireOwnAccount(context)
  if (code) {
    const keys = await countCodeTry(context, { userId: actor.userId, networkAddress: client.networkAddress })
    const proof = await checkCode(context, { userId: actor.userId, code, device: describeDevice(client.userAgent) })
    if (proof && (await noteProof(context, actor, proof))) return void (await deleteActs(context.db, keys))
    const refusal = { email: account.email, operation: 'proveAnew', action: 'session.code_refused', actor } as const
    await insertRefusal(context, refusal)
    throw wrongCode()
  }
  if (!password) throw invalidField('/body/password', secondFactorMessages.passwordRequired)
  const given = { account, currentPassword: password, client, operation: 'proveAnew', field: 'password' } as const
  await requireCurrentPassword(context, actor, given)
  await noteProof(context, actor)
}
