import { product } from '@kere/brand/brand'
import type { CreationOptions, NewPasskey, RequestOptions } from '@kere/contracts/accounts/passkeys'
import { passkeyLimits } from '@kere/contracts/accounts/passkeys-options'
import { requireOwnAccount } from '../account-settings/account-settings.ts'
import type { Client } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { withInstants } from '../../base/instants.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { newCodes } from '../second-factor/second-factor.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'
import { algorithms, challengeMs } from './passkeys.domain.ts'
import { deletePasskey, insertPasskey, selectPasskeys } from './passkeys.queries.ts'
import { handleOf, verifyMade } from './verify-passkey.ts'

export async function listPasskeys(context: Context) {
  return { items: (await selectPasskeys(context, requireSignedIn(context))).map(withInstants) }
}

export async function beginPasskey(context: Context): Promise<CreationOptions & { cookies: string[] }> {
  const actor = requireSignedIn(context)
  const [{ email, firstName, lastName }, known] = [
    await requireOwnAccount(context),
    await selectPasskeys(context, actor),
  ]
  if (known.length >= passkeyLimits.count) throw new DomainError('too_many_passkeys')
  const { challenge, cookie } = await makeChallenge(context, actor.userId)
  return {
    challenge,
    rp: { id: new URL(context.settings.siteOrigin).hostname, name: product },
    user: { id: handleOf(actor.userId), name: email, displayName: `${firstName} ${lastName}` },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: known.map(({ credentialId: id }) => ({ id, type: 'public-key' })),
    // The authenticator keeps the passkey, so that it can sign in without an address, and asks for a finger or a PIN.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    cookies: [cookie],
  }
}

export async function addPasskey(
  context: Context,
  { name, credential }: NewPasskey,
  { userAgent, challenge: cookie }: Client & { challenge: string | undefined },
) {
  const actor = requireSignedIn(context)
  const { at } = context
  const challenge = await takeChallenge(context, cookie, actor.userId)
  const made = challenge && (await verifyMade(credential, { challenge, origin: context.settings.siteOrigin }))
  if (!made) throw new DomainError('passkey_setup_over')

  const passkey = { ...made, id: context.newId('pky'), userId: actor.userId, name, createdAt: at, lastUsedAt: null }
  const { codes, codeHashes } = await newCodes(context)
  const added = await insertPasskey(context, actor, { passkey, codeHashes, device: describeDevice(userAgent) })
  if (!added.isDone) {
    const { length } = await selectPasskeys(context, actor)
    throw new DomainError(length >= passkeyLimits.count ? 'too_many_passkeys' : 'passkey_known')
  }
  return { passkey: withInstants(passkey), recoveryCodes: added.hasCodes ? codes : null }
}

export async function removePasskey(context: Context, id: string, { userAgent }: Client) {
  foundOwn(await deletePasskey(context, requireSignedIn(context), { id, device: describeDevice(userAgent) }))
}

export async function beginPasskeyProof(context: Context): Promise<RequestOptions & { cookies: string[] }> {
  const rpId = new URL(context.settings.siteOrigin).hostname
  const { challenge, cookie } = await makeChallenge(context, null)
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required', cookies: [cookie] }
}
