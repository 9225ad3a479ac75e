import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your dashboard', 'For screen readers, home of the dashboard')}>
      <div className="flex flex-col gap-7">
        <Skeleton className="h-86 rounded-b-card desk:h-53" />
        <Skeleton className="h-24" />
        <div className="grid gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
          <Rows count={3} />
          <Rows count={2} />
        </div>
      </div>
    </SkeletonGroup>
  )
}

function Rows({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-8 border-t-2 border-hairline pt-4">
      <Skeleton className="h-7 w-40" />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-4">
          <Skeleton className="size-20 shrink-0" />
          <div className="flex grow flex-col gap-2.5 pt-1">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
