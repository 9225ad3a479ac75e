import { base64url } from 'jose'
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from './context.ts'
import { hmac, writeBase64Url } from './digests.ts'
import { requireSecrets, type WithSecret } from './secrets.ts'

export const nonceBytes = 12

/** The purpose of a key, and the id of its owner. It opens for nobody else. */
interface Owner {
  purpose: string
  id: string
}

const boundTo = ({ id }: Owner) => ({ name: 'AES-GCM', additionalData: new TextEncoder().encode(id) })

const keyFrom = async (secret: string, { purpose }: Owner) =>
  crypto.subtle.importKey('raw', await hmac(secret, purpose), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Names the secret in what it has sealed, so that what an older one sealed is found. It tells nothing of the secret. */
export const nameOfSecret = async (secret: string) =>
  writeBase64Url(await hmac(secret, 'name of the secret')).slice(0, 8)

/** Encrypts a key that lasts longer than the secret: after a rotation it is sealed again, and stays the same key. */
export async function sealKey(key: Uint8Array, secret: string, owner: Owner, nonce: Uint8Array): Promise<string> {
  const sealed = await crypto.subtle.encrypt({ ...boundTo(owner), iv: nonce }, await keyFrom(secret, owner), key)
  const text = base64url.encode(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
  return `${await nameOfSecret(secret)}.${text}`
}

/** @returns null if it was sealed under no secret of these, or for another owner */
export async function openKey(sealed: string, secrets: readonly string[], owner: Owner): Promise<Uint8Array | null> {
  // A key that was sealed before secrets had names has none.
  const bytes = base64url.decode(sealed.slice(sealed.indexOf('.') + 1))
  const [nonce, content] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)]
  if (bytes.length <= nonceBytes) return null
  for (const secret of secrets) {
    const opened = await crypto.subtle
      .decrypt({ ...boundTo(owner), iv: nonce }, await keyFrom(secret, owner), content)
      .catch(() => null)
    if (opened) return new Uint8Array(opened)
  }
  return null
}

export type ResealContext = Pick<Context, 'db' | 'randomBytes'> & WithSecret

/** How many keys are sealed again in one step of the clock. */
const resealedAtOnce = 50

/** Stands in place of the name at a key that no secret opens. It still opens once its secret is back. */
const lost = 'lost'

interface Sealed extends Owner {
  sealed: string
}

interface Resealing {
  /** Finds keys that fulfil the condition, as many as the limit says. */
  select(isOlder: (column: SQLiteColumn) => SQL, limit: number): Promise<readonly Sealed[]>
  /** Replaces a key, unless somebody else has replaced it meanwhile. */
  update(key: Sealed, resealed: string): Promise<unknown>
}

/**
 * After a rotation, seals keys again that another secret sealed.
 * @returns how many were looked at; 0 while there is no old secret
 */
export async function resealKeys(context: Omit<ResealContext, 'db'>, { select, update }: Resealing) {
  if (!context.settings.oldAccessTokenSecret) return 0
  const secrets = requireSecrets(context)
  const [secret] = secrets
  const name = await nameOfSecret(secret!)
  const isOlder = (column: SQLiteColumn) =>
    sql`substr(${column}, 1, ${name.length + 1}) <> ${`${name}.`} AND substr(${column}, 1, 5) <> ${`${lost}.`}`
  const found = await select(isOlder, resealedAtOnce)
  for (const each of found) {
    const key = await openKey(each.sealed, secrets, each)
    const text = each.sealed.slice(each.sealed.indexOf('.') + 1)
    const resealed = key ? await sealKey(key, secret!, each, context.randomBytes(nonceBytes)) : `${lost}.${text}`
    await update(each, resealed)
  }
  return found.length
}
