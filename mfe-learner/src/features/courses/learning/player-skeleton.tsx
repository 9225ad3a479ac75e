import { t } from '@kere/brand/messages'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { BackLink, barHeight } from './player-header.tsx'

export function PlayerSkeleton() {
  return (
    <>
      <header className={`flex ${barHeight} items-center border-b border-hairline px-2 desk:px-3`}>
        <BackLink />
      </header>
      <SkeletonGroup label={t('Loading the course', 'For screen readers, player of a course')}>
        <div className="desk:grid desk:min-h-[calc(100dvh-4rem)] desk:grid-cols-[17rem_minmax(0,1fr)] wide:grid-cols-[18.5rem_minmax(0,1fr)_18.25rem]">
          <div className="flex flex-col gap-5 border-e border-hairline bg-canvas p-5 max-desk:hidden">
            <Skeleton className="h-18" />
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-5" />
            ))}
          </div>
          <div className="px-4 pt-6 desk:px-12 desk:pt-10">
            <LessonBars />
          </div>
        </div>
      </SkeletonGroup>
    </>
  )
}

export function LessonSkeleton() {
  return (
    <SkeletonGroup label={t('Loading the lesson', 'For screen readers, player of a course')}>
      <LessonBars />
    </SkeletonGroup>
  )
}

function LessonBars() {
  return (
    <div className="flex max-w-measure flex-col gap-4">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-9 w-4/5" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-4" />
      ))}
    </div>
  )
}
