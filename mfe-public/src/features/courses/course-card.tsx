import { artOf } from '@kere/brand/categories'
import type { CourseSummary } from '@kere/contracts/courses'
import { labelOf } from '@kere/contracts/open-value'
import { Card, CardFoot, CardLabel, CardText, CardTitle } from '@kere/ui/card'
import { CategoryLabel } from '@kere/ui/category-label'
import { Price } from '@kere/ui/price'
import { CourseCover, type CoverLoading } from './course-cover.tsx'
import { courseHref } from './course-href.ts'
import { formatCount, levelNames } from './course-text.ts'

interface CourseCardProps {
  course: CourseSummary
  coverLoading: CoverLoading
}

export function CourseCard({ course, coverLoading }: CourseCardProps) {
  return (
    <Card>
      <CourseCover course={course} loading={coverLoading} className="h-30 border-b border-hairline desk:h-33" />
      <CardLabel>
        <CategoryLabel name={course.category} color={artOf(course.category).swatch} />
      </CardLabel>
      <CardTitle href={courseHref(course.id)}>{course.title}</CardTitle>
      <CardText>
        <p>{course.description}</p>
      </CardText>
      <CardFoot
        facts={
          <>
            <span className="block font-medium text-ink">{course.instructor.name}</span>
            {labelOf(levelNames, course.level)} · {course.duration}
          </>
        }
        start={<Price amount={course.price} />}
        end={`${formatCount(course.enrollmentCount)} enrolled`}
      />
    </Card>
  )
}
