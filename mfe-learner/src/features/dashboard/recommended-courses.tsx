import { englishHere } from '@kere/brand/language'
import { langOf } from '@kere/screens/content-language'
import { t } from '@kere/brand/messages'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import type { RecommendedCourse } from '@kere/contracts/courses/enrollment-figures'
import { labelOf } from '@kere/contracts/http/open-value'
import { courseHref } from '@kere/screens/course-href'
import { CourseThumbnail } from '@kere/screens/course-thumbnail'
import { Price } from '@kere/ui/money/price'
import { Section } from '@kere/ui/layout/section'
import { Link } from 'react-router-dom'

export function RecommendedCourses({ courses }: { courses: readonly RecommendedCourse[] }) {
  return (
    <Section
      title={t('Recommended', 'Heading, home of the dashboard')}
      link={{ href: '/courses', label: t('All courses', 'Label, home of the dashboard') }}
    >
      <ul className="-mt-4 list-none">
        {courses.map((course) => (
          <RecommendedRow key={course.id} course={course} />
        ))}
      </ul>
    </Section>
  )
}

function RecommendedRow({ course }: { course: RecommendedCourse }) {
  const { id, title, language, level, duration, price } = course
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border-b border-hairline py-4">
      <CourseThumbnail course={course} />
      <div className="min-w-0 self-center">
        <h3 className="text-body leading-dense">
          <Link
            to={courseHref(id)}
            className="text-ink no-underline decoration-2 underline-offset-3 after:absolute after:inset-0 hover:underline"
          >
            <span lang={langOf(language)}>{title}</span>
          </Link>
        </h3>
        <p className="mt-0.5 text-meta text-muted">
          {labelOf(courseLevelNames, level)} · <span lang={englishHere}>{duration}</span>
        </p>
        <Price amount={price} className="text-body!" />
      </div>
    </li>
  )
}
