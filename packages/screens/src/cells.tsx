import { TimeAgo } from '@kere/ui/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from './time-in-india.ts'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  isWide?: boolean
}

/** Two lines of a cell, the second one muted; what is too long for its column stands whole in the panel. */
export function TwoLines({ first, second, isWide = false }: TwoLinesProps) {
  return (
    <span
      className={`block max-w-36 leading-dense whitespace-nowrap ${isWide ? '@min-[54rem]:max-w-52 @min-[70rem]:max-w-64' : '@min-[66rem]:max-w-48'}`}
    >
      <span className="block truncate">{first}</span>
      <span className="block truncate text-meta text-muted">{second}</span>
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
