import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { artOf } from '@kere/brand/categories'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { categoryHref } from './catalogue-address.ts'
import { courseCountsQuery } from './catalogue.api.ts'
import { countCourses, countSubjects } from './course-text.ts'
import type { Part } from '../../../pages/seen-part.tsx'

/** Lists only categories that have a course (C-17). */
function CategoryIndex() {
  const { api } = useRemote()
  const counts = useQuery(courseCountsQuery(api))
  const categories = counts.data?.categories.filter(({ count }) => count > 0) ?? []
  if (!counts.data || categories.length === 0) return null
  return (
    <section
      aria-labelledby="category-index"
      className="border-t-2 border-ink pt-3.5 wide:grid wide:grid-cols-12 wide:gap-x-gap"
    >
      <div className="wide:col-span-4">
        <h2 id="category-index">{t('Browse by subject', 'Heading on the home page')}</h2>
        <p className="mt-1.5 max-w-measure text-muted">
          {t(
            '{courses} in {subjects}',
            { courses: countCourses(counts.data.total), subjects: countSubjects(categories.length) },
            'As “24 courses in 9 subjects”',
          )}
        </p>
      </div>
      <ul className="mt-4 gap-x-gap desk:columns-2 wide:col-span-8 wide:mt-0">
        {categories.map(({ value, count }) => (
          <li key={value} className="break-inside-avoid">
            <Link to={categoryHref(value)} className="category-row">
              <span aria-hidden="true" className="swatch" style={{ background: artOf(value).swatch }} />
              <span className="grow font-medium">{labelOf(courseCategoryNames, value)}</span>
              <span className="text-meta text-muted tabular-nums">
                {count}
                <span className="sr-only">
                  {' '}
                  {t('{count, plural, one {course} other {courses}}', { count }, 'After a number, for screen readers')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const categoryIndex: Part = {
  component: CategoryIndex,
  queries: (api) => [courseCountsQuery(api)],
}
