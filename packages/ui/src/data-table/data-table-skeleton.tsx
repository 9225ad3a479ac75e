import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '../status/skeleton.tsx'

const rows = Array.from({ length: 10 }, (_, index) => index)

interface DataTableSkeletonProps {
  label: string
  columns: readonly string[]
  isPhone: boolean
  hasSelection: boolean
}

export function DataTableSkeleton({ label, columns, isPhone, hasSelection }: DataTableSkeletonProps) {
  const shown = isPhone ? columns.slice(0, 1) : columns
  return (
    <SkeletonGroup label={t('Loading {list}', { list: label.toLowerCase() }, 'For screen readers, list')}>
      <div
        aria-hidden="true"
        className="mx-4 flex items-center gap-6 border-t-2 border-ink text-snug font-semibold text-muted desk:mx-0 desk:h-10 desk:border-t-0 desk:border-b-2 desk:px-6"
      >
        {!isPhone && hasSelection && <span className="w-4.5 shrink-0" />}
        {!isPhone &&
          shown.map((column) => (
            <span key={column} className="grow basis-0 truncate">
              {column}
            </span>
          ))}
      </div>
      {rows.map((row) => (
        <div
          key={row}
          className="flex min-h-22.5 items-center gap-6 border-b border-hairline px-4 desk:min-h-13 desk:px-6"
        >
          {hasSelection && <Skeleton className="size-4.5 shrink-0" />}
          {shown.map((column, place) => (
            <div key={column} className="flex grow basis-0 flex-col gap-2">
              <Skeleton className={`h-3.5 ${place === 0 ? 'w-4/5' : 'w-3/5'}`} />
              {place === 0 && <Skeleton className="h-3 w-2/5" />}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
