import { t } from '@kere/brand/messages'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { WaterLevel } from '@kere/ui/charts/water-level'
import { CourseActions, type CourseAct } from './course-actions.tsx'
import { CourseName } from './course-name.tsx'
import { CourseProgress, LessonsLeft } from './course-progress.tsx'

interface CourseCardsProps {
  enrollments: readonly MyEnrollment[]
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

export function CourseCards({ enrollments, onAsk }: CourseCardsProps) {
  return (
    <ul aria-label={t('My courses, newest first', 'For screen readers, My Courses')} className="list-none">
      {enrollments.map((enrollment) => (
        <li key={enrollment.id} data-row className="border-b border-hairline py-4">
          <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4">
            <WaterLevel
              seed={enrollment.course.id}
              percent={enrollment.progress}
              className="size-14 rounded-control border border-hairline"
            />
            <div className="min-w-0 wrap-anywhere">
              <CourseName enrollment={enrollment} />
            </div>
          </div>
          <div className="mt-2.5">
            <CourseProgress enrollment={enrollment} />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="grow basis-32">
              <LessonsLeft enrollment={enrollment} />
            </div>
            <div className="flex min-w-0 items-center gap-1.5">
              <CourseActions enrollment={enrollment} onAsk={onAsk} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
