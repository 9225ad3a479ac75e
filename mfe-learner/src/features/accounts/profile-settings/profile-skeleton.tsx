import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your profile', 'Label, profile')}>
      <div className="grid gap-10 wide:grid-cols-[minmax(0,44.75rem)_19.75rem] wide:justify-between wide:gap-12">
        <div className="border-t-2 border-hairline pt-4 wide:order-last">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-5 size-20" />
        </div>
        {[0, 1].map((index) => (
          <div key={index} className="border-t-2 border-hairline pt-4 wide:col-start-1">
            <Skeleton className="h-6 w-44" />
            <div className="mt-6 grid gap-4 desk:grid-cols-2">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
              <Skeleton className="h-16 desk:col-span-2" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
