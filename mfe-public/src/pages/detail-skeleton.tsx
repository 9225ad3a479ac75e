import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

interface DetailSkeletonProps {
  label: string
  className: string
}

export function DetailSkeleton({ label, className }: DetailSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={`bg-skeleton ${className}`} />
      <div className="px-gutter">
        <div className="mx-auto grid max-w-page gap-4 py-section">
          <Skeleton className="h-8 w-72" />
          <Skeleton className="h-5 w-full max-w-measure" />
          <Skeleton className="h-5 w-full max-w-measure" />
          <Skeleton className="h-5 w-2/3 max-w-measure" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
