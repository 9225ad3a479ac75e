import { Skeleton } from '@kere/ui/status/skeleton'

export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="flex gap-6 border-b border-hairline py-5">
      <Skeleton className="h-22 w-16 shrink-0" />
      <div className="grid grow gap-3">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  ))
}
