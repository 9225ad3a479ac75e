import { localPath } from '@kere/brand/local-path'
import { limits } from '@kere/contracts/http/limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { hrefOf, readAddress, rowHref, type ListAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import type { List } from './list.ts'
import {
  endUndo,
  keepDecided,
  nextWaiting,
  noSitting,
  rowsAtHand,
  sittingKey,
  withDecided,
  type Sitting,
} from './queue.ts'
import type { ListInHand } from './row-acts.ts'
import { useRound } from './use-round.ts'

/** Returns the rows of a page, including those that were decided here. */
export function useSitting<F extends Filters, Row extends object>(
  list: List<F, Row>,
  address: ListAddress<F>,
  fresh: readonly Row[] | undefined,
) {
  const { data: sitting = noSitting } = useQuery<Sitting<Row>>({
    queryKey: sittingKey(list, address),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  const decided = sitting.decided.filter(({ isTakenBack }) => !isTakenBack)
  return {
    rows: fresh && withDecided(fresh, sitting, list.rowId),
    decidedIds: decided.map(({ row }) => list.rowId(row)),
    undoOf: (id: string) => decided.find(({ row }) => list.rowId(row) === id)?.undo ?? null,
  }
}

/** Keeps a decided row in its place, and offers its undo while that is possible. */
export function useKeeping<F extends Filters, Row extends object>(list: List<F, Row>) {
  const cache = useQueryClient()
  return (address: ListAddress<F>, id: string, undo: (() => void) | null) => {
    keepDecided(cache, list, address, id, undo)
    if (undo) setTimeout(() => endUndo(cache, list, address, id), limits.undoSeconds * 1000)
  }
}

export function useListInHand<F extends Filters, Row extends object>(list: List<F, Row>): ListInHand {
  const { navigation } = useRemote().context
  const cache = useQueryClient()
  const keep = useKeeping(list)
  const goToNextQueue = useRound(list.path)
  // The user may open another page before an action is answered or taken back.
  const readHere = () => {
    const { pathname, search } = navigation.location
    return pathname === localPath(list.path) ? readAddress(list, new URLSearchParams(search)) : null
  }
  const open = (address: ListAddress<F>, id: string | null) =>
    navigation.push(localPath(hrefOf(list, { ...address, open: id })), { replace: true })
  return {
    close(id) {
      const address = readHere()
      if (address?.open === id) open({ ...address, isRound: false }, null)
    },
    goOn(id, undo) {
      const address = readHere()
      if (!address || !list.waits) return
      keep(address, id, undo)
      const next = nextWaiting(rowsAtHand(cache, list, address), id, list.rowId, list.waits)
      if (address.open !== id) return
      if (next) open(address, list.rowId(next))
      else if (address.isRound) void goToNextQueue()
    },
    endUndo(id, isTakenBack) {
      const address = readHere()
      if (!address || !list.waits) return
      endUndo(cache, list, address, id, isTakenBack)
      if (isTakenBack && address.open !== null) open(address, id)
    },
  }
}

/** While an admin goes through all queues, opens the first waiting row as soon as the list is loaded. */
export function useFirstOfRound<F extends Filters, Row extends object>(
  list: List<F, Row>,
  address: ListAddress<F>,
  rows: readonly Row[] | undefined,
) {
  const { navigation } = useRemote().context
  const goToNextQueue = useRound(list.path)
  const isDue = address.isRound === true && address.open === null && list.waits !== undefined && rows !== undefined
  const first = isDue && list.waits ? nextWaiting(rows, null, list.rowId, list.waits) : undefined
  const id = first ? list.rowId(first) : null
  const href = id === null ? null : list.panel ? hrefOf(list, { ...address, open: id }) : rowHref(list, id, address)
  const goOn = useEffectEvent(() => {
    if (href === null) void goToNextQueue()
    else navigation.push(localPath(href), { replace: true })
  })

  useEffect(() => {
    if (isDue) goOn()
  }, [isDue, href])
}
