import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function SessionsSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your sessions', 'Label, sessions')}>
      <div className="border-t-2 border-hairline">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="flex items-center gap-4 border-b border-hairline py-5">
            <Skeleton className="size-6" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-3 w-64 max-w-full" />
            </div>
            <Skeleton className="h-9 w-24" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
