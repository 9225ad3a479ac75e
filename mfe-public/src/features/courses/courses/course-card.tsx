import { englishHere } from '@kere/brand/language'
import { coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { langOf } from '@kere/screens/content-language'
import { inLanguage } from '@kere/screens/in-language'
import { Card } from '@kere/ui/layout/card'
import { Price } from '@kere/ui/money/price'
import { Cover } from '../../../pages/cover.tsx'
import { OwnCourse } from '../../../pages/own-course.tsx'
import { courseHref } from './course-href.ts'
import { enrolledText } from './course-text.ts'
import type { ListedCourse } from './courses.api.ts'

interface CourseCardProps {
  course: ListedCourse
}

export function CourseCard({ course }: CourseCardProps) {
  return (
    <Card
      cover={<Cover drawing={coverPath(course)} image={course.coverImage} className="card-cover" />}
      label={labelOf(courseCategoryNames, course.category)}
      swatch={artOf(course.category).swatch}
      title={course.title}
      lang={course.language}
      href={courseHref(course.id)}
      text={course.description}
      facts={
        <>
          <span className="card-person" lang={englishHere}>
            {course.instructor.name}
          </span>
          {englishHere ? (
            <>
              {labelOf(courseLevelNames, course.level)} · <span lang={englishHere}>{course.duration}</span>
            </>
          ) : (
            `${labelOf(courseLevelNames, course.level)} · ${course.duration}`
          )}
          {langOf(course.language) && ` · ${inLanguage(course.language)}`}
        </>
      }
      start={<Price amount={course.price} />}
      end={<OwnCourse id={course.id}>{enrolledText(course)}</OwnCourse>}
    />
  )
}
