import { limits } from '@kere/contracts/limits'
import { type Column, type SQL, sql } from 'drizzle-orm'

export type TextSearch =
  /** Words found anywhere in title or description; `shortWords` are too short for the index and narrow its result. */
  | { kind: 'contains'; match: string; words: string[]; shortWords: string[] }
  /** Beginnings of title words, where no word is long enough to be found inside others. */
  | { kind: 'title-prefix'; match: string }
  | { kind: 'nothing' }

/** In any order and case (S-081); quoted, so that `OR`, `NEAR` and `*` are text. @returns `undefined` for an empty search */
export function parseSearch(text: string | undefined): TextSearch | undefined {
  const words = (text ?? '')
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
  if (words.length === 0) return undefined

  const meaningful = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isIndexed = (word: string) => [...word].length >= limits.searchAnywhereLength
  const inLowerCase = (some: string[]) => some.map((word) => word.toLowerCase())
  const long = meaningful.filter(isIndexed)
  const short = meaningful.filter((word) => !isIndexed(word))

  if (long.length > 0) {
    return {
      kind: 'contains',
      match: long.map(quote).join(' AND '),
      words: inLowerCase(meaningful),
      shortWords: inLowerCase(short),
    }
  }
  if (short.length > 0) return { kind: 'title-prefix', match: short.map((word) => `${quote(word)} *`).join(' AND ') }
  return { kind: 'nothing' }
}

const quote = (word: string) => `"${word.replaceAll('"', '""')}"`

interface Searched {
  table: string
  seq: Column
}

/** Needs a word of three letters. No more candidates are looked at than `limits.searchCandidates`, the newest. */
export function isFound({ table, seq }: Searched, search: string | undefined): SQL | undefined {
  const words = parseSearch(search)
  if (!words) return undefined
  if (words.kind !== 'contains') return sql`FALSE`
  const name = sql.identifier(table)
  return sql`${seq} IN (SELECT rowid FROM ${name} WHERE ${name} MATCH ${words.match}
    ORDER BY rowid DESC LIMIT ${limits.searchCandidates})`
}
