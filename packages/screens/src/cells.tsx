import { AgeOrDate } from '@kere/ui/time/time-ago'
import type { DataColumn } from '@kere/ui/data-table/data-table'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  noTruncate?: boolean
}

export function TwoLines({ first, second, noTruncate: isWhole = false }: TwoLinesProps) {
  return (
    <span className={isWhole ? 'block max-w-40 @min-[46rem]:max-w-64' : 'grid grid-cols-[fit-content(20rem)]'}>
      <span className={`block leading-dense whitespace-nowrap ${isWhole ? '' : 'min-w-24'}`}>
        <span className="block truncate">{first}</span>
        <span className="block truncate text-meta text-muted">{second}</span>
      </span>
    </span>
  )
}

interface MomentCellProps {
  instant: string
  hasTime?: boolean
}

export function MomentCell({ instant, hasTime = false }: MomentCellProps) {
  return (
    <span className="leading-dense whitespace-nowrap">
      <AgeOrDate instant={instant} hasTime={hasTime} />
    </span>
  )
}

/** The list can be sorted by this column. */
export const momentColumn = <const Field extends string>(
  id: string,
  header: string,
  field: Field,
  more?: { hideFirst: true },
): DataColumn<Readonly<Record<Field, string>>> => ({
  id,
  header,
  isSortable: true,
  cell: ({ [field]: instant }) => <MomentCell instant={instant} />,
  ...more,
})
