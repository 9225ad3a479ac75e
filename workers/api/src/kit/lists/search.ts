import { limits } from '@kere/contracts/http/limits'
import { foldText, hasWords } from '@kere/brand/fold-text'
import { searchWords } from '@kere/brand/search-words'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { soundsOfText, soundsOfWord } from '../search-folding/sounds.ts'

export type TextSearch =
  /**
   * Words that may stand anywhere in the texts; `shortWords` are too short for the index and only narrow the result.
   * `match` finds them as they are spelled, `alike` in other scripts too, and `byEar` also as they may be heard.
   */
  | { kind: 'contains'; match: string; alike: string; byEar: string; words: string[]; shortWords: string[] }
  /** Beginnings of words, if every word is too short to be found inside others. */
  | { kind: 'prefix'; match: string; words: string[] }
  | { kind: 'nothing' }

/**
 * Matches words in any order and case (S-081), folded like the search tables. The words are quoted, so that `OR`,
 * `NEAR` and `*` are plain text.
 * @returns `undefined` for an empty search
 */
export function parseSearch(search: string | undefined): TextSearch | undefined {
  const words = wordsOf(search)
  if (!words) return undefined
  if (words.length === 0) return { kind: 'nothing' }
  const isIndexed = (word: string) => isLong(word) || soundsOfAsked(word).alike.length > 0
  const long = words.filter(isIndexed)
  if (long.length === 0) return { kind: 'prefix', match: words.map((word) => `${quote(word)} *`).join(' AND '), words }
  return {
    kind: 'contains',
    match: matchOf(long, quoteSpellings),
    alike: matchOf(long, (word) => [...quoteSpellings(word), ...soundsOfAsked(word).alike.map(quote)]),
    byEar: matchOf(long, (word) => {
      const { alike, byEar } = soundsOfAsked(word)
      return [...quoteSpellings(word), ...[...alike, ...byEar].map(quote)]
    }),
    words,
    shortWords: words.filter((word) => !isIndexed(word)),
  }
}

const isLong = (word: string) => [...foldText(word)].length >= limits.searchAnywhereLength

/** A letter of an Indian script is a syllable, so that its words may be shorter than those the index knows. */
function soundsOfAsked(word: string) {
  const sounds = soundsOfWord(foldText(word))
  return sounds.isIndian || isLong(word) ? sounds : { ...sounds, alike: [], byEar: [] }
}

const matchOf = (words: readonly string[], quotedOf: (word: string) => readonly string[]) =>
  words
    .map((word) => [...new Set(quotedOf(word))])
    .map((quoted) => (quoted.length === 1 ? quoted[0] : `(${quoted.join(' OR ')})`))
    .join(' AND ')

/**
 * The expression that a full-text table is asked. Words in Latin letters are asked for by ear only if no text spells
 * them as they were typed, so that a word of English finds what it did.
 */
export const matchExpression = (
  table: SQL,
  search: { match: SQL | string; alike: SQL | string; byEar: SQL | string },
) =>
  sql`CASE WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${table} MATCH ${search.match}) THEN ${search.alike} ELSE ${search.byEar} END`

/**
 * @returns `undefined` for an empty search, and an empty list for a search that has only punctuation, which finds
 * nothing
 */
export const wordsOf = (search: string | undefined) =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(search ?? '') ? searchWords(search) : undefined

/**
 * A text keeps its diacritics until it is folded, up to a minute after it was written, so both spellings are searched.
 */
const quoteSpellings = (word: string) =>
  isLong(word) ? [quote(word), quote(foldText(word))] : soundsOfAsked(word).alike.map(quote)

const quote = (word: string) => `"${word.replaceAll('"', '""')}"`

/**
 * Lists every way in which a short folded word may be stored, for `hasSpelled`. It is needed because SQLite only folds
 * the case of ASCII and does not compose letters.
 */
export const spellingsOf = (words: readonly string[]) => JSON.stringify(words.map(spell))

function spell(word: string): string[] {
  let written = ['']
  for (const letter of word) {
    const cases = new Set([letter, letter.toUpperCase()])
    written = written.flatMap((start) => [...cases].map((each) => start + each))
  }
  return [...new Set(written.flatMap((each) => [each, each.normalize('NFD')]))]
}

/** @param spelled result of `spellingsOf` */
export const hasSpelled = (texts: SQL, spelled: SQL | string) =>
  hasEach(spelled, (word) => sql`instr(${texts}, ${word}) > 0`)

/**
 * Matches words only at the beginning of words in the texts.
 * @param spelled result of `spellingsOf`
 */
export const beginsWithSpelled = (texts: SQL, spelled: SQL | string) =>
  hasEach(spelled, (word) => sql`instr(${opened(texts)}, ' ' || ${word}) > 0`)

const hasEach = (spelled: SQL | string, isIn: (word: SQL) => SQL) => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${spelled}) AS word WHERE NOT EXISTS (
    SELECT 1 FROM json_each(word.value) AS spelling WHERE ${isIn(sql`spelling.value`)}))`

/** Signs after which a word may begin, a new line among them. SQLite's parser allows no more nested calls. */
const openers = `"“'‘([«-/\n`

/** Replaces these signs by spaces, so that a space precedes every word. */
const opened = (texts: SQL) => {
  const signs = Array.from(openers, (sign) => `char(${sign.codePointAt(0)})`)
  return sql`' ' || ${sql.raw('replace('.repeat(signs.length))}${texts}${sql.raw(signs.map((sign) => `, ${sign}, ' ')`).join(''))}`
}

export interface Searched {
  /** The name of the full-text table (`search` in the table's declaration). */
  table: string
  seq: Column
  /** All searched texts of a row, for words that are too short for the full-text table. */
  texts: SQL
  /** Converts what was typed to the spelling in the texts. */
  read?: (search: string) => string
}

/**
 * @param name of the full-text table of these rows
 * @param fields that the table contains
 */
export function searchOf<Field extends string>(
  rows: Readonly<Record<Field | 'searchRowId', Column>>,
  name: string,
  fields: readonly Field[],
): Searched {
  const texts = fields.map((field) => (rows[field].notNull ? sql`${rows[field]}` : sql`coalesce(${rows[field]}, '')`))
  return { table: name, seq: rows.searchRowId, texts: sql.join(texts, sql` || ' ' || `) }
}

/**
 * Finds words anywhere in the newest `limits.searchCandidates` rows that contain them. Short words narrow that result;
 * if all are short, they are looked for at the beginnings of words in that many of the newest rows.
 */
export function matchesSearch({ table, seq, texts, read }: Searched, search: string | undefined): SQL | undefined {
  const found = parseSearch(search && read ? read(search) : search)
  if (!found) return undefined
  if (found.kind === 'nothing') return sql`FALSE`
  if (found.kind === 'prefix') {
    const newest = sql`SELECT recent.seq FROM ${seq.table} AS recent
      WHERE recent.seq > (SELECT max(last.seq) FROM ${seq.table} AS last) - ${limits.searchCandidates}`
    return sql`${seq} IN (${newest}) AND ${beginsWithSpelled(texts, spellingsOf(found.words))}`
  }
  const name = sql`${sql.identifier(table)}`
  const candidates = sql`${seq} IN (SELECT rowid FROM ${name} WHERE ${name} MATCH ${matchExpression(name, found)}
    ORDER BY rowid DESC LIMIT ${limits.searchCandidates})`
  return found.shortWords.length > 0
    ? sql`${candidates} AND ${hasSpelled(texts, spellingsOf(found.shortWords))}`
    : candidates
}

interface Text {
  key: string | number
  text: string
}

interface Found<Item> {
  item: Item
  /** False if the text only sounds like the words. */
  isSpelled: boolean
}

/** Searches a few texts as the full-text tables do. */
export function findTexts<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  words: readonly string[],
): Found<Item>[] {
  if (words.length === 0) return []
  const read = items.map((item) => ({ item, text: textOf(item), isSpelled: hasWords(textOf(item), words) }))
  const isSpelled = read.some((each) => each.isSpelled)
  const sounds = words.map((word) => ({ folded: foldText(word), ...soundsOfAsked(word) }))
  // Sounds are made only of texts in which they may be found.
  const areLatin = !isSpelled || sounds.some((each) => each.isIndian)
  return read.filter((each) => {
    if (each.isSpelled || (!areLatin && /^[\p{ASCII}]*$/u.test(each.text))) return each.isSpelled
    const folded = foldText(each.text)
    const heard = soundsOfText(folded)
    return sounds.every(
      ({ folded: word, alike, byEar }) =>
        folded.includes(word) || [...alike, ...(isSpelled ? [] : byEar)].some((sound) => heard.includes(sound)),
    )
  })
}

/**
 * Searches a few rows whose texts are folded here, because SQLite only folds ASCII.
 * @returns their keys, for `json_each`
 */
export const keysFound = (texts: readonly Text[], words: readonly string[]): SQL => {
  const keys = findTexts(texts, ({ text }) => text, words).map(({ item }) => item.key)
  return sql`SELECT value FROM json_each(${JSON.stringify(keys)})`
}
