import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { EnrollmentStatus } from '@kere/screens/enrollment-status'
import { WaterLevel } from '@kere/ui/charts/water-level'
import { CourseActions, type CourseAct } from './course-actions.tsx'
import { CourseName } from './course-name.tsx'
import { CourseProgress } from './course-progress.tsx'

interface CourseCardsProps {
  enrollments: readonly MyEnrollment[]
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

export function CourseCards({ enrollments, onAsk }: CourseCardsProps) {
  return (
    <ul aria-label={t('My courses, newest first', 'For screen readers, My Courses')} className="list-none">
      {enrollments.map((enrollment) => (
        <li key={enrollment.id} data-row className="border-b border-hairline py-5">
          <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4">
            <WaterLevel
              seed={enrollment.course.id}
              percent={enrollment.progress}
              className="size-16 rounded-control border border-hairline"
            />
            <div>
              <CourseName course={enrollment.course} />
            </div>
          </div>
          <p lang={englishHere} className="mt-3 text-dense text-muted">
            {enrollment.course.summary}
          </p>
          <div className="mt-3 flex items-start gap-4">
            <EnrollmentStatus status={enrollment.status} />
            <div className="min-w-0 grow">
              <CourseProgress enrollment={enrollment} />
            </div>
          </div>
          <div className="mt-3 flex items-center gap-1.5">
            <CourseActions enrollment={enrollment} onAsk={onAsk} />
          </div>
        </li>
      ))}
    </ul>
  )
}
