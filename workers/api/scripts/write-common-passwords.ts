// Prints src/accounts/passwords/common-passwords.ts. `pnpm passwords` rewrites that file after an update of the list.
import { limits } from '@kere/contracts/http/limits'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The whole list would be as large as a worker may be. */
const kept = 10_000
const mostShared = 25

const words = dictionary['passwords-common']
  .filter((word) => word.length >= limits.passwordMinLength && /^[!-@[\]^_a-z{|}~]+$/.test(word))
  .slice(0, kept)
  .toSorted()

/**
 * Shortens a word to a capital, which tells how many letters it shares with the word before it (A stands for none), and
 * its other letters.
 */
function shorten(word: string, index: number): string {
  const before = words[index - 1] ?? ''
  let shared = 0
  while (shared < mostShared && before[shared] !== undefined && before[shared] === word[shared]) shared += 1
  return String.fromCharCode('A'.charCodeAt(0) + shared) + word.slice(shared)
}

console.log(`// Made by scripts/write-common-passwords.ts from @zxcvbn-ts/language-common.

/**
 * The most used passwords that are long enough to be chosen, in lower case and sorted. A capital before each says how many
 * letters it shares with the one before, which makes the list a third smaller.
 */
export const shortenedPasswords = ${JSON.stringify(words.map(shorten).join('')).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')}`)
