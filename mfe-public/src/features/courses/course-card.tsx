import { artOf } from '@kere/brand/categories'
import { labelOf } from '@kere/contracts/open-value'
import { indianDigits } from '@kere/ui/indian-digits'
import { Card, CardFoot, CardLabel, CardText, CardTitle } from '@kere/ui/card'
import { CategoryLabel } from '@kere/ui/category-label'
import { Price } from '@kere/ui/price'
import { CourseCover } from './course-cover.tsx'
import { courseHref } from './course-href.ts'
import type { ListedCourse } from './courses.api.ts'
import { levelNames } from './course-text.ts'

interface CourseCardProps {
  course: ListedCourse
}

export function CourseCard({ course }: CourseCardProps) {
  return (
    <Card>
      <CourseCover course={course} className="card-cover" />
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
            <span className="card-person">{course.instructor.name}</span>
            {`${labelOf(levelNames, course.level)} · ${course.duration}`}
          </>
        }
        start={<Price amount={course.price} />}
        end={`${indianDigits(course.enrollmentCount)} enrolled`}
      />
    </Card>
  )
}
