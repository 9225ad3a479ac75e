import { t } from '@kere/brand/messages'
import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { doneText } from '@kere/contracts/courses/progress-text'
import { nextPicture } from '@kere/screens/next-list'
import { WaterLevel } from '@kere/ui/charts/water-level'

type Courses = Pick<StudentDashboard, 'enrolled' | 'nextCourse'>

export function CourseLevel({ enrolled, nextCourse }: Courses) {
  const percent = nextCourse ? nextCourse.progress : enrolled > 0 ? 100 : 0
  return (
    <>
      <WaterLevel seed={nextCourse?.id ?? 'next'} percent={percent} className={nextPicture} />
      <p className="absolute start-3.5 bottom-3.5 rounded-badge bg-surface px-2 py-1 text-meta leading-dense">
        {nextCourse ? (
          <strong className="font-heading text-card font-heavy">{doneText(nextCourse)}</strong>
        ) : enrolled > 0 ? (
          t('All completed', 'On the picture of the next course')
        ) : (
          t('No courses yet', 'On the picture of the next course')
        )}
      </p>
    </>
  )
}
