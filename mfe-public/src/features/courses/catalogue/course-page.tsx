import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { CourseDetail } from './course-detail.tsx'
import { courseHref } from './course-href.ts'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseQuery } from './courses.api.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { missingCourse } from './missing-course.ts'
import { LatePart } from '../../../pages/late-part.tsx'

export function CoursePage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const course = useQuery(courseQuery(api, id))

  if (course.data) return <CourseDetail course={course.data} />
  if (course.data === null) return <LatePart of={missingCourse} props={{}} />
  if (course.isPending) return <CourseSkeleton />
  return <PageFailure title="This course did not load" query={course} retryHref={courseHref(id)} />
}
