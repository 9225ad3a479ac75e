import type { Argon2id } from '../context.ts'

/** What a PHC string of ours says: memory in KiB, passes, lanes, salt, tag. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Computed for accounts that are not there: costs what a real one costs and is never right. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Tells whether a password is the one behind a hash. One hash is computed whatever is given, `null` for an unknown account
 * included, so that the time of the answer says nothing.
 */
export async function isPassword(argon2id: Argon2id, password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt, expected] = phc.exec(hash ?? nobodysHash) ?? []
  if (!salt || !expected) throw new Error('A stored password hash is not one of ours')
  const tag = readBase64(expected)
  const computed = await argon2id({
    // One spelling for what looks the same: keyboards differ in how they compose accents and Indic vowels.
    password: new TextEncoder().encode(password.normalize('NFKC')),
    salt: readBase64(salt),
    memorySize: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: tag.length,
  })
  return crypto.subtle.timingSafeEqual(computed, tag) && hash !== null
}

const readBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
