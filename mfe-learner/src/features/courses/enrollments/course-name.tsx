import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { artOf } from '@kere/brand/categories'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { langOf } from '@kere/screens/content-language'
import { Badge } from '@kere/ui/status/badge'
import { CategoryLabel } from '@kere/ui/status/category-label'
import Archive from 'lucide-react/icons/archive'

/** Names the course and its next lesson. Its learners also see if it was withdrawn (U-21). */
export function CourseName({ enrollment: { course, status, resumeLesson } }: { enrollment: MyEnrollment }) {
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-meta text-muted">
        <CategoryLabel name={labelOf(courseCategoryNames, course.category)} color={artOf(course.category).swatch} />
        <span>{course.educator.name}</span>
      </p>
      <h2 lang={langOf(course.language)} className="text-card">
        {course.title}
      </h2>
      {resumeLesson && status !== 'completed' && (
        <p className="mt-0.5 truncate text-dense">
          <span className="text-muted">{t('Next:', 'Before the title of a lesson, My Courses')}</span>{' '}
          <span lang={langOf(resumeLesson.language)}>{resumeLesson.title}</span>
        </p>
      )}
      <p lang={langOf(course.language)} className="truncate text-meta text-muted">
        {course.summary}
      </p>
      {course.isWithdrawn && (
        <Badge tone="warn" icon={<Archive aria-hidden="true" />} className="mt-1.5">
          {t('No longer offered', 'Mark, My Courses')}
        </Badge>
      )}
    </>
  )
}
