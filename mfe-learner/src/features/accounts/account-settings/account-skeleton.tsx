import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function AccountSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your account', 'Label, account')}>
      <div className="grid gap-10">
        {[0, 1, 2].map((index) => (
          <div key={index} className="border-t-2 border-hairline pt-4">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="mt-6 h-16" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
