import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { artOf } from '@kere/brand/categories'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { Badge } from '@kere/ui/status/badge'
import { CategoryLabel } from '@kere/ui/status/category-label'
import Archive from 'lucide-react/icons/archive'

/** Names the course. Its learners also see if it was withdrawn (U-21). */
export function CourseName({ course }: Pick<MyEnrollment, 'course'>) {
  return (
    <>
      <CategoryLabel name={labelOf(courseCategoryNames, course.category)} color={artOf(course.category).swatch} />
      <h2 lang={englishHere} className="mt-0.5 text-card">
        {course.title}
      </h2>
      <p className="mt-1 text-meta text-muted">{course.educator.name}</p>
      {course.isWithdrawn && (
        <Badge tone="warn" icon={<Archive aria-hidden="true" />} className="mt-1.5">
          {t('No longer offered', 'Mark, My Courses')}
        </Badge>
      )}
    </>
  )
}
