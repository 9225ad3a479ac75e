import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function MyCoursesSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your courses', 'For screen readers, My Courses')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex flex-wrap gap-x-8 gap-y-4 border-b border-hairline py-4">
          <div className="flex min-w-0 grow gap-4">
            <Skeleton className="size-16 shrink-0" />
            <div className="flex min-w-0 grow flex-col gap-2.5 pt-1">
              <Skeleton className="h-3 w-28" />
              <Skeleton className="h-5 w-64 max-w-full" />
              <Skeleton className="h-3 w-32" />
            </div>
          </div>
          <Skeleton className="h-9 w-44 max-desk:w-full" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
