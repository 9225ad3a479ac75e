import { messages } from '@kere/contracts/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { cataloguePath } from './catalogue-address.ts'
import { CourseDetail } from './course-detail.tsx'
import { courseHref } from './course-href.ts'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseQuery, relatedCoursesQuery } from './courses.api.ts'
import { LoadFailure } from './load-failure.tsx'

export function CoursePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const course = useQuery(courseQuery(api, id))
  const related = useQuery(relatedCoursesQuery(api, id))

  if (course.data) return <CourseDetail course={course.data} related={related.data ?? []} />
  if (course.data === null) return <CourseNotFound />
  if (course.isPending) return <CourseSkeleton />
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <LoadFailure title="This course did not load" headingLevel="h1" query={course} retryHref={courseHref(id)}>
          The rest of the site works.
        </LoadFailure>
      </div>
    </div>
  )
}

/** S-094: unknown, unpublished or withdrawn, which a visitor cannot tell apart. */
function CourseNotFound() {
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <h1>{messages.courseNotFound}</h1>
        <p className="mt-3 max-w-measure text-lead text-muted">
          It may have been withdrawn. Check the address, or browse the other courses.
        </p>
        <ButtonLink href={cataloguePath} size="main" className="mt-6">
          Browse courses
        </ButtonLink>
      </div>
    </div>
  )
}
