import { shortenedPasswords } from './common-passwords.ts'

let known: Set<string> | undefined

/** @param text in lower case */
export function isCommonPassword(text: string): boolean {
  known ??= readPasswords()
  return known.has(text)
}

function readPasswords() {
  const words = new Set<string>()
  let word = ''
  for (const [, shared = '', rest = ''] of shortenedPasswords.matchAll(/([A-Z])([^A-Z]+)/g)) {
    word = word.slice(0, shared.charCodeAt(0) - 'A'.charCodeAt(0)) + rest
    words.add(word)
  }
  return words
}
