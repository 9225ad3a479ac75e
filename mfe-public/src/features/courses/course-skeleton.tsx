import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'

export function CourseSkeleton() {
  return (
    <SkeletonGroup label="Loading the course">
      <div className="h-80 bg-skeleton desk:h-102" />
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
