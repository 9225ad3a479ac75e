import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { courseRelations, enrolledRelationOf } from '@kere/contracts/courses/course-relations'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { courseHref, myCourseHref } from '@kere/screens/course-href'
import { ButtonLink } from '@kere/ui/controls/button'
import { RowMenu, RowMenuChoice } from '@kere/ui/overlays/row-menu'
import BookOpen from 'lucide-react/icons/book-open'
import CircleCheck from 'lucide-react/icons/circle-check'
import LogOut from 'lucide-react/icons/log-out'

export type CourseAct = 'complete' | 'leave'

interface CourseActionsProps {
  enrollment: MyEnrollment
  onAsk: (act: CourseAct, enrollment: MyEnrollment) => void
}

const about = t('About the course', 'Label, My Courses')

/** The actions of S-124. A completed course cannot be left. */
export function CourseActions({ enrollment, onAsk }: CourseActionsProps) {
  const { course, status, progress } = enrollment
  const { label } = courseRelations[enrolledRelationOf({ progress, isCompleted: status === 'completed' })].main
  return (
    <>
      <ButtonLink
        href={myCourseHref(course.id)}
        data-row-link={course.id}
        variant="outline"
        size="toolbar"
        className="min-w-0 shrink! grow [:root:lang(en)_&]:whitespace-nowrap"
        aria-label={`${label}: ${course.title}`}
      >
        {label}
      </ButtonLink>
      {progress < 100 && (
        <RowMenu label={t('More for {title}', { title: course.title }, 'Label, My Courses')}>
          {!course.isWithdrawn && (
            <a
              href={localPath(courseHref(course.id))}
              aria-label={`${about}: ${course.title}`}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 text-dense font-medium text-ink no-underline hover:bg-hover"
            >
              <BookOpen aria-hidden="true" className="size-4.5" />
              {about}
            </a>
          )}
          <RowMenuChoice
            icon={<CircleCheck aria-hidden="true" />}
            label={t('Mark as Complete', 'Label, My Courses')}
            of={course.title}
            onChoose={() => onAsk('complete', enrollment)}
          />
          <RowMenuChoice
            icon={<LogOut aria-hidden="true" />}
            label={t('Leave course', 'Label, My Courses')}
            of={course.title}
            isDanger
            onChoose={() => onAsk('leave', enrollment)}
          />
        </RowMenu>
      )}
    </>
  )
}
