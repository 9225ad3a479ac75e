import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useRef } from 'react'

/**
 * Announces the number of results after a change of the filters.
 * @param filters any text that changes with the filters
 *
 * @param result undefined while the answer is awaited
 */
export function useResultNews(filters: string, result: string | undefined) {
  const { context } = useRemote()
  const told = useRef(filters)
  useEffect(() => {
    if (result === undefined || told.current === filters) return
    told.current = filters
    context.announce(result)
  }, [filters, result, context])
}
