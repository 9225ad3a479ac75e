import { t } from '@kere/brand/messages'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { dateOf } from '@kere/screens/time-in-india'
import { WaterLevel } from '@kere/ui/charts/water-level'
import { CourseActions, type CourseAct } from './course-actions.tsx'
import { CourseName } from './course-name.tsx'
import { CourseProgress, LessonsLeft } from './course-progress.tsx'

interface CourseTableProps {
  enrollments: readonly MyEnrollment[]
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

const columns = [
  { name: t('Course', 'Text, My Courses'), width: '' },
  { name: t('Progress', 'Text, My Courses'), width: 'w-66 wide:w-78' },
  { name: t('Actions', 'Text, My Courses'), width: 'w-46' },
]

export function CourseTable({ enrollments, onAsk }: CourseTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-dense">
      <caption className="sr-only">{t('My courses, newest first', 'Text, My Courses')}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-start text-meta">
          {columns.map(({ name, width }, index) => (
            <th key={name} scope="col" className={`h-10 pe-5 text-start font-semibold ${width}`}>
              {index === columns.length - 1 ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {enrollments.map((enrollment) => (
          <tr key={enrollment.id} data-row className="border-b border-hairline">
            <td className="py-3 pe-6">
              <div className="grid items-center gap-4 wide:grid-cols-[4rem_minmax(0,1fr)]">
                <WaterLevel
                  seed={enrollment.course.id}
                  percent={enrollment.progress}
                  className="size-16 rounded-control border border-hairline max-wide:hidden"
                />
                <div className="min-w-0 wrap-anywhere">
                  <CourseName enrollment={enrollment} />
                </div>
              </div>
            </td>
            <td className="py-3 pe-6">
              <CourseProgress enrollment={enrollment} />
              <div className="mt-1">
                <LessonsLeft enrollment={enrollment} />
              </div>
              <p className="text-meta text-muted">
                {t('Enrolled {when}', { when: dateOf(enrollment.enrolledAt) }, 'Text, My Courses')}
              </p>
            </td>
            <td className="py-3">
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
