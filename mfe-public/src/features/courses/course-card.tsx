import { artOf } from '@kere/brand/categories'
import { labelOf } from '@kere/contracts/open-value'
import { indianDigits } from '@kere/brand/indian-digits'
import { Card } from '@kere/ui/card'
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
    <Card
      cover={<CourseCover course={course} className="card-cover" />}
      label={course.category}
      swatch={artOf(course.category).swatch}
      title={course.title}
      href={courseHref(course.id)}
      text={course.description}
      facts={
        <>
          <span className="card-person">{course.instructor.name}</span>
          {`${labelOf(levelNames, course.level)} · ${course.duration}`}
        </>
      }
      start={<Price amount={course.price} />}
      end={`${indianDigits(course.enrollmentCount)} enrolled`}
    />
  )
}
