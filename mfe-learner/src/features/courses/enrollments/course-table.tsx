import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { EnrollmentStatus } from '@kere/screens/enrollment-status'
import { dateOf } from '@kere/screens/time-in-india'
import { WaterLevel } from '@kere/ui/charts/water-level'
import { CourseActions, type CourseAct } from './course-actions.tsx'
import { CourseName } from './course-name.tsx'
import { CourseProgress } from './course-progress.tsx'

interface CourseTableProps {
  enrollments: readonly MyEnrollment[]
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

const columns = [
  t('Course', 'Text, My Courses'),
  t('Status', 'Text, My Courses'),
  t('Progress', 'Text, My Courses'),
  t('Actions', 'Text, My Courses'),
]

export function CourseTable({ enrollments, onAsk }: CourseTableProps) {
  return (
    <table className="w-full border-collapse text-dense">
      <caption className="sr-only">{t('My courses, newest first', 'Text, My Courses')}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-start text-meta">
          {columns.map((column, index) => (
            <th key={column} scope="col" className="h-10 pe-5 text-start font-semibold">
              {index === columns.length - 1 ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {enrollments.map((enrollment) => (
          <tr key={enrollment.id} data-row className="border-b border-hairline align-top">
            <td className="py-4 pe-5">
              <div className="grid min-w-60 gap-4 wide:grid-cols-[4.5rem_minmax(0,1fr)]">
                <WaterLevel
                  seed={enrollment.course.id}
                  percent={enrollment.progress}
                  className="size-18 rounded-control border border-hairline max-wide:hidden"
                />
                <div>
                  <CourseName course={enrollment.course} />
                  <p lang={englishHere} className="mt-2 max-w-96 text-muted">
                    {enrollment.course.summary}
                  </p>
                </div>
              </div>
            </td>
            <td className="py-4 pe-5">
              <EnrollmentStatus status={enrollment.status} />
              <span className="mt-1.5 block text-meta whitespace-nowrap text-muted">
                {t('Enrolled {when}', { when: dateOf(enrollment.enrolledAt) }, 'Text, My Courses')}
              </span>
            </td>
            <td className="w-44 py-4 pe-6 wide:w-64">
              <CourseProgress enrollment={enrollment} />
            </td>
            <td className="w-48 py-4">
              <div className="flex items-center gap-1.5">
                <CourseActions enrollment={enrollment} onAsk={onAsk} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
