import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { rowHref } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { applicationQuery, type ApplicationsAddress } from './applications.api.ts'
import { applications } from './applications.list.tsx'

/** Where an application stands in the list that it is looked at from. The next one loads ahead. */
export function useNeighbors(id: string, address: ApplicationsAddress) {
  const { api } = useRemote()
  const rows = useQuery(listQuery(applications, api, address)).data?.items ?? []
  const index = rows.findIndex((row) => row.id === id)
  const [previous, next] = index === -1 ? [] : [rows[index - 1], rows[index + 1]]
  useQuery({ ...applicationQuery(api, next?.id ?? ''), enabled: next !== undefined })

  const hrefOf = (row: { id: string } | undefined) => (row ? rowHref(applications, row.id, address) : null)
  return {
    /** "3 of 20"; null where it is not on this page of the list. */
    position: index === -1 ? null : `${index + 1} of ${rows.length}`,
    previousHref: hrefOf(previous),
    nextHref: hrefOf(next),
    nextWaitingId: rows.slice(index + 1).find((row) => row.status === 'pending' && row.id !== id)?.id ?? null,
  }
}
