import { TimeAgo } from '@kere/ui/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from './time-in-india.ts'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  /** Other columns give way before this one is cut, for example before an address. */
  isWhole?: boolean
}

/**
 * Two lines of a cell, the second one muted. The table gives the column what its words need while there is room, and cuts them
 * where there is none; they stand whole in the panel.
 */
export function TwoLines({ first, second, isWhole = false }: TwoLinesProps) {
  return (
    <span className={isWhole ? 'block max-w-40 @min-[46rem]:max-w-64' : 'grid grid-cols-[fit-content(20rem)]'}>
      <span className={`block leading-dense whitespace-nowrap ${isWhole ? '' : 'min-w-24'}`}>
        <span className="block truncate">{first}</span>
        <span className="block truncate text-meta text-muted">{second}</span>
      </span>
    </span>
  )
}

export function MomentCell({ instant, word }: { instant: string; word?: string }) {
  return (
    <span className="block leading-dense whitespace-nowrap">
      <span className="block">
        {word && `${word} · `}
        <TimeAgo instant={instant} />
      </span>
      <span className="block text-meta text-muted">{momentOf(instant)}</span>
    </span>
  )
}
