import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'

export function EventSkeleton() {
  return (
    <SkeletonGroup label="Loading the event">
      <div className="border-b border-hairline bg-surface px-gutter py-4 wide:px-8">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2.5 h-6 w-80 max-w-full" />
      </div>
      <div className="mx-auto flex max-w-205 flex-col gap-5 px-gutter py-7 wide:px-8">
        {[0, 1, 2].map((field) => (
          <div key={field}>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-2 h-11" />
          </div>
        ))}
        <Skeleton className="h-36" />
      </div>
    </SkeletonGroup>
  )
}
