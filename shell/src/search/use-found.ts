import type { FoundGroup } from '@kere/contracts/search/site-search'
import { useEffect, useState } from 'react'

export type Find = (search: string, signal: AbortSignal) => Promise<readonly FoundGroup[]>

interface FoundOf {
  search: string
  groups: readonly FoundGroup[]
  hasFailed: boolean
}

const nothing: FoundOf = { search: '', groups: [], hasFailed: false }

const pauseMs = 180

/** Searches once the user pauses typing. The previous results stay until then. */
export function useFound(search: string, find: Find): FoundOf {
  const [found, setFound] = useState(nothing)

  useEffect(() => {
    if (search === '') return undefined
    const stop = new AbortController()
    const wait = setTimeout(() => {
      find(search, stop.signal).then(
        (groups) => setFound({ search, groups, hasFailed: false }),
        () => {
          if (!stop.signal.aborted) setFound({ search, groups: [], hasFailed: true })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [search, find])

  return search === '' ? nothing : found
}
