import { t } from '@kere/brand/messages'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { count } from '@kere/brand/count'

interface CursorPage {
  items: readonly unknown[]
  nextCursor: string | null
}

export interface PreviousPage {
  /** The cursor of the previous page. Null for the first page, or if a link led straight to a later one. */
  previousCursor: string | null
  offset: number | null
}

/** @param pagesKey the key of the list's pages, without the cursor that follows it */
export function previousPageOf(cache: QueryClient, pagesKey: QueryKey, from: string | null): PreviousPage {
  const pages = cache.getQueriesData<CursorPage | null>({ queryKey: pagesKey }).flatMap(([key, page]) => {
    const cursor = key[pagesKey.length]
    return page && (cursor === null || typeof cursor === 'string') ? [{ cursor, page }] : []
  })
  const before = (cursor: string) => pages.find(({ page }) => page.nextCursor === cursor)

  let offset: number | null = 0
  const seen = new Set<string>()
  for (let cursor = from; cursor !== null && offset !== null && !seen.has(cursor);) {
    seen.add(cursor)
    const found = before(cursor)
    offset = found ? offset + found.page.items.length : null
    cursor = found?.cursor ?? null
  }
  return { previousCursor: from === null ? null : (before(from)?.cursor ?? null), offset }
}

export function rangeOf(length: number, { offset }: PreviousPage, total: string): string {
  if (offset === null)
    return t('{rows} of {total}', { rows: length, total }, 'Of a list; the total is such as 12 courses')
  return t(
    '{rows} of {total}',
    { rows: `${count(offset + 1)}–${count(offset + length)}`, total },
    'Of a list; the total is such as 12 courses',
  )
}
