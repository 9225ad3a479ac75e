import { ApiError } from '@kere/platform/api'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface CursorPage {
  items: readonly unknown[]
  nextCursor: string | null
}

/** The way back from a page, as far as the pages before it are at hand: where each cursor came from. */
export interface CursorTrail {
  /** Of the page before; null for the first one, also where a link has led straight to a later page. */
  previousCursor: string | null
  /** Rows before this page, where all pages before it are known. */
  offset: number | null
}

/** @param listKey key of the list's pages, without their cursor, which follows it. */
export function trailOf(cache: QueryClient, listKey: QueryKey, from: string | null): CursorTrail {
  const pages = cache.getQueriesData<CursorPage | null>({ queryKey: listKey }).flatMap(([key, page]) => {
    const cursor = key[listKey.length]
    return page && (cursor === null || typeof cursor === 'string') ? [{ cursor, page }] : []
  })
  const before = (cursor: string) => pages.find(({ page }) => page.nextCursor === cursor)

  let offset: number | null = 0
  for (let cursor = from; cursor !== null && offset !== null;) {
    const found = before(cursor)
    offset = found ? offset + found.page.items.length : null
    cursor = found?.cursor ?? null
  }
  return { previousCursor: from === null ? null : (before(from)?.cursor ?? null), offset }
}

const number = new Intl.NumberFormat('en-IN')

/** "21–40 of 214"; without the place where it is not known. */
export function rangeOf(length: number, { offset }: CursorTrail, total: string): string {
  if (offset === null) return `${length} of ${total}`
  return `${number.format(offset + 1)}–${number.format(offset + length)} of ${total}`
}

/** Answers `null` where a cursor is none, or none any more: it was made for another order or other filters. */
export async function nullWithoutPage<Page>(cursor: string | null, load: () => Promise<Page>): Promise<Page | null> {
  try {
    return await load()
  } catch (error) {
    const isRefused = error instanceof ApiError && ['invalid_cursor', 'validation_failed'].includes(error.code)
    if (cursor !== null && isRefused) return null
    throw error
  }
}
