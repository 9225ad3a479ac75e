import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { rowHref, type ListAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { listQuery } from './list-query.ts'
import { reviewQuery } from './review-query.ts'
import { nextWaiting } from './queue.ts'
import type { Review } from './review.ts'
import { useSitting } from './use-queue.ts'

export function useNeighbors<Item extends Row, F extends Filters, Row extends { id: string }>(
  review: Review<Item, F, Row>,
  id: string,
  address: ListAddress<F>,
) {
  const { list, isWaiting } = review
  const { api } = useRemote()
  const page = useQuery(listQuery(list, api, address)).data
  const { rows = [], decidedIds, undoOf } = useSitting(list, address, page?.items ?? [])
  const index = rows.findIndex((row) => row.id === id)
  const [previous, next] = index === -1 ? [] : [rows[index - 1], rows[index + 1]]
  const waits = (row: Row) => isWaiting(row) && !decidedIds.includes(row.id)
  const waiting = nextWaiting(rows, id, list.rowId, waits)
  const ahead = waiting ?? next
  useQuery({ ...reviewQuery(review, api, ahead?.id ?? ''), enabled: ahead !== undefined })

  const hrefOf = (row: Row | undefined) => (row ? rowHref(list, row.id, address) : null)
  return {
    /** The position: "3 of 20"; null if the row is not on this page of the list. */
    position:
      index === -1 ? null : t('{place} of {total}', { place: index + 1, total: rows.length }, 'Of a row of a list'),
    previousHref: hrefOf(previous),
    nextHref: hrefOf(next),
    nextWaitingId: waiting?.id ?? null,
    rows,
    decided: { ids: decidedIds, undoOf },
  }
}
