import { TimeAgo } from '@kere/ui/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from './time-in-india.ts'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  isWhole?: boolean
}

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
