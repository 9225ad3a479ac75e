import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

export function NotesSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your notes', 'For screen readers, notes of a course')}>
      <div className="mt-6 max-w-4xl border-t-2 border-hairline">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex flex-col gap-3 border-b border-hairline py-5">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-4 w-full max-w-measure" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
