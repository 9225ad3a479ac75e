import { limits } from '@kere/contracts/http/limits'
import type { Argon2id, Dependencies } from '../../base/context.ts'

/** The groups are the memory in KiB, passes, lanes, salt and tag. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** OWASP's second recommendation for Argon2id; memory in KiB. */
const cost = { memorySize: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagBytes = 32

const nobodysPassword = 'nobody has this password'

/** Hashed in place of a missing account. It takes as long as a real hash and never matches. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Hashes even if there is no account, or if the password is too short for the library, so that the time of the answer
 * reveals nothing.
 */
export async function isPassword(argon2id: Argon2id, given: string, hash: string | null): Promise<boolean> {
  const isLongEnough = given.length >= limits.passwordMinLength
  const password = isLongEnough ? given : nobodysPassword
  const [, memory, passes, lanes, salt, expected] = phc.exec(hash ?? nobodysHash) ?? []
  if (!salt || !expected) throw new Error('A stored password hash is not one of ours')
  const tag = readBase64(expected)
  const computed = await argon2id({
    password: encode(password),
    salt: readBase64(salt),
    memorySize: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: tag.length,
  })
  return crypto.subtle.timingSafeEqual(computed, tag) && hash !== null && isLongEnough
}

export async function hashPassword(
  { argon2id, randomBytes }: Pick<Dependencies, 'argon2id' | 'randomBytes'>,
  password: string,
): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await argon2id({ password: encode(password), salt, ...cost, tagLength: tagBytes })
  const { memorySize, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memorySize},t=${passes},p=${parallelism}$${writeBase64(salt)}$${writeBase64(tag)}`
}

/** Keyboards differ in how they compose accents and Indic vowels, so the text is normalized. */
const encode = (password: string) => new TextEncoder().encode(password.normalize('NFKC'))

const writeBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '')

const readBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
