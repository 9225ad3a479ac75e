import type { FoundKind } from '@kere/contracts/search/site-search-options'
import type { searchSite } from '@kere/contracts/search/site-search'
import type { Language } from '@kere/contracts/accounts/languages'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { beginsWord, foldText } from '@kere/brand/fold-text'
import type { SignedIn } from '../../base/context.ts'
import type { PreparedQuery } from '../../base/prepare-query.ts'
import { findTexts, spellingsOf, type TextSearch } from '../lists/search.ts'

export type FoundItem = EndpointAnswer<typeof searchSite>['groups'][number]['items'][number]

export interface FoundOf {
  items: FoundItem[]
  total: number
}

export interface SearchAsked {
  search: Exclude<TextSearch, { kind: 'nothing' }>
  limit: number
  now: number
  today: string
  viewer: SignedIn | null
  reader: Language
}

/**
 * A domain's part of the site search, declared in its `*.search-source.ts`. It is one statement, and the number of rows
 * it reads does not grow with the table.
 */
export interface SearchSource {
  kind: FoundKind
  /** Gives `null` if there is nothing to search for this viewer. */
  find(asked: SearchAsked): PreparedQuery<FoundOf> | null
}

export interface FoundShape {
  kind: 'contains' | 'prefix'
  hasShortWords: boolean
}

export const shapeOf = ({ search }: SearchAsked): FoundShape => ({
  kind: search.kind,
  hasShortWords: search.kind === 'contains' && search.shortWords.length > 0,
})

export const valuesOf = ({ search, limit, now, reader }: SearchAsked) => ({
  match: search.match,
  alike: search.kind === 'contains' ? search.alike : '',
  byEar: search.kind === 'contains' ? search.byEar : '',
  words: JSON.stringify(search.words),
  beginnings: spellingsOf(search.kind === 'contains' ? search.words.filter(isBeginning) : []),
  shortWords: spellingsOf(search.kind === 'contains' ? search.shortWords : search.words),
  limit,
  now,
  reader,
})

/** Whether the word is only looked for where a word begins. */
export const isBeginning = (word: string) => /^[a-z\d]{3}$/.test(foldText(word))

/** Turns the rows into results; each row carries the total. */
export const asFound = <Row extends { total: number }>(
  query: PreparedQuery<Row[]>,
  toItem: (row: Row) => FoundItem,
): PreparedQuery<FoundOf> => ({
  ...query,
  toRows(result) {
    const rows = query.toRows(result)
    return { items: rows.map(toItem), total: rows[0]?.total ?? 0 }
  },
})

/**
 * Searches a few rows, which are read completely and matched here: those of one person, or the newest of a table
 * without a full-text table.
 */
export const asFew = <Row>(
  query: PreparedQuery<Row[]>,
  { search, limit }: SearchAsked,
  toItem: (row: Row) => FoundItem,
  textOf?: (row: Row) => string,
): PreparedQuery<FoundOf> => ({
  ...query,
  toRows(result) {
    const words = search.words.map(foldText)
    const rows = query.toRows(result).map((row) => {
      const item = toItem(row)
      return { item, title: foldText(item.title), text: textOf?.(row) ?? item.title }
    })
    // If all words are short, each must match the beginning of a title word.
    const found =
      search.kind === 'prefix' && textOf
        ? rows
            .filter(({ title }) => words.every((word) => beginsWord(title, word)))
            .map((item) => ({ item, isSpelled: true }))
        : findTexts(rows, ({ text }) => text, search.words).filter(
            ({ item: { text }, isSpelled }) =>
              !isSpelled || search.words.every((word) => !isBeginning(word) || beginsWord(text, word)),
          )
    const weighed = found.map(({ item: { item, title }, isSpelled }) => ({
      item,
      relevance: isSpelled ? words.reduce((sum, word) => sum + weigh(title, word), 0) : 0,
    }))
    const items = weighed.toSorted((one, other) => other.relevance - one.relevance).map(({ item }) => item)
    return { items: items.slice(0, limit), total: items.length }
  },
})

const weigh = (title: string, word: string) => (beginsWord(title, word) ? 5 : title.includes(word) ? 3 : 1)

export const nothingMore = { picture: null, drawing: null, price: null, startsAt: null, closesAt: null } as const
