import { coverPath, discPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import type { EducatorDashboard } from '@kere/contracts/dashboard'
import { countOf } from '@kere/screens/count'
import { courseHref } from '@kere/screens/course-href'
import { ShortList } from '@kere/screens/short-list'
import { Badge } from '@kere/ui/badge'
import { ButtonLink } from '@kere/ui/button'
import { CategoryLabel } from '@kere/ui/category-label'
import { EmptyState } from '@kere/ui/empty-state'
import { Section } from '@kere/ui/section'
import Globe from 'lucide-react/icons/globe'
import PencilLine from 'lucide-react/icons/pencil-line'

type OwnCourse = EducatorDashboard['ownCourses'][number]

export function MyCourses({ dashboard: { ownCourses, courses, drafts } }: { dashboard: EducatorDashboard }) {
  const all = courses + drafts
  return (
    <Section title="My courses" meta={all > ownCourses.length ? `Latest ${ownCourses.length} of ${all}` : undefined}>
      {ownCourses.length === 0 ? (
        <EmptyState title="No courses yet" headingLevel="h3" picture={discPath('no-own-courses')}>
          Your drafts and published courses appear here.
        </EmptyState>
      ) : (
        <ShortList items={ownCourses} noun="courses" row={CourseRow} />
      )}
    </Section>
  )
}

/** A draft has no page yet that could be opened. */
function CourseRow({ item: course }: { item: OwnCourse }) {
  const { id, title, category, isPublished, enrollmentCount } = course
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 desk:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <img
        src={coverPath(course)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className="size-20 rounded-control border border-hairline bg-sunken object-cover"
      />
      <div className="min-w-0 self-center">
        <CategoryLabel name={category} color={artOf(category).swatch} />
        <h3 className="mt-0.5">{title}</h3>
        <p className="mt-1 text-meta text-muted">
          {isPublished ? countOf(enrollmentCount, ['learner', 'learners']) : 'Only you can see it'}
        </p>
      </div>
      <div className="flex items-center justify-between gap-2.5 max-desk:col-span-2 desk:flex-col desk:items-end desk:justify-center">
        {isPublished ? (
          <Badge tone="leaf" icon={<Globe aria-hidden="true" />}>
            Published
          </Badge>
        ) : (
          <Badge icon={<PencilLine aria-hidden="true" />}>Draft</Badge>
        )}
        {isPublished && (
          <ButtonLink href={courseHref(id)} variant="outline" size="toolbar" aria-label={`View Course: ${title}`}>
            View Course
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
