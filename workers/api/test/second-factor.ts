import { recoveryCodes, secondFactors } from '@kere/d1/schema/accounts/second-factors'
import { db } from './database.ts'
import { hashHex } from '../src/base/digests.ts'
import { nonceBytes, sealKey } from '../src/base/sealed-key.ts'
import { keyOwner } from '../src/accounts/second-factor/second-factor.domain.ts'
import { secret } from './sessions.ts'

const start = Date.parse('2026-11-15T12:00:00Z')
export const key = new TextEncoder().encode('12345678901234567890')
export const recoveryCode = '2345-6789-abcd-efgh-ijkm-npqr'

/** RFC 6238 by Web Crypto, and not by the library that the API uses. */
export async function codeAt(at = start, digits = 6, hash = 'SHA-1', of: Uint8Array = key): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(at / 30_000)))
  const signing = await crypto.subtle.importKey('raw', of, { name: 'HMAC', hash }, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', signing, counter.buffer))
  const offset = mac.getUint8(mac.byteLength - 1) & 15
  return String((mac.getUint32(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

interface Owner {
  id: string
}

async function factorOf({ id }: Owner, confirmedAt: number | null) {
  const sealedKey = await sealKey(key, secret, keyOwner(id), crypto.getRandomValues(new Uint8Array(nonceBytes)))
  return { userId: id, sealedKey, createdAt: start, confirmedAt }
}

async function putFactor(owner: Owner, confirmedAt: number | null) {
  const factor = await factorOf(owner, confirmedAt)
  await db.insert(secondFactors).values(factor).onConflictDoUpdate({ target: secondFactors.userId, set: factor })
}

/** Begins a setup that waits for its first code. */
export const aSetup = (owner: Owner) => putFactor(owner, null)

export async function aSecondFactor(owner: Owner) {
  await putFactor(owner, start)
  const codeHash = await hashHex(recoveryCode.replaceAll('-', ''))
  await db.insert(recoveryCodes).values({ userId: owner.id, codeHash, createdAt: start }).onConflictDoNothing()
}
