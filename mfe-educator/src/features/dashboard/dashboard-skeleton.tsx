import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your dashboard', 'Label, educator')}>
      <div className="flex flex-col gap-7">
        <Skeleton className="h-53 rounded-b-card" />
        <Skeleton className="h-24" />
        <div className="flex flex-col gap-6 border-t-2 border-hairline pt-4">
          <Skeleton className="h-7 w-60" />
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className="flex flex-col gap-2.5">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-72 max-w-full" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
