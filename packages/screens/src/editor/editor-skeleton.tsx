import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'

interface EditorSkeletonProps {
  noun: string
  tabs?: number
}

export function EditorSkeleton({ noun, tabs = 0 }: EditorSkeletonProps) {
  return (
    <SkeletonGroup label={t('Loading the {noun}', { noun }, 'For screen readers')}>
      <div className="border-b border-hairline bg-surface px-gutter py-4 wide:px-8">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2.5 h-6 w-80 max-w-full" />
        {tabs > 0 && (
          <div className="mt-5 flex gap-6">
            {Array.from({ length: tabs }, (_, tab) => (
              <Skeleton key={tab} className="h-5 w-18" />
            ))}
          </div>
        )}
      </div>
      <div className={`flex max-w-205 flex-col gap-5 px-gutter py-7 wide:px-8 ${tabs === 0 ? 'mx-auto' : ''}`}>
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
