import { Skeleton, SkeletonGroup } from '../status/skeleton.tsx'

const rows = Array.from({ length: 10 }, (_, index) => index)

interface DataTableSkeletonProps {
  label: string
  columns: number
  isPhone: boolean
  hasSelection: boolean
}

export function DataTableSkeleton({ label, columns, isPhone, hasSelection }: DataTableSkeletonProps) {
  const shown = Array.from({ length: isPhone ? 1 : columns }, (_, index) => index)
  return (
    <SkeletonGroup label={`Loading ${label.toLowerCase()}`}>
      <div className="mx-4 border-t-2 border-ink desk:mx-0 desk:h-10 desk:border-t-0 desk:border-b-2" />
      {rows.map((row) => (
        <div
          key={row}
          className="flex min-h-22.5 items-center gap-6 border-b border-hairline px-4 desk:min-h-13 desk:px-6"
        >
          {hasSelection && <Skeleton className="size-4.5 shrink-0" />}
          {shown.map((column) => (
            <div key={column} className="flex grow basis-0 flex-col gap-2">
              <Skeleton className={`h-3.5 ${column === 0 ? 'w-4/5' : 'w-3/5'}`} />
              {column === 0 && <Skeleton className="h-3 w-2/5" />}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
