import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { ListPage } from '@kere/screens/list-page'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Figure } from '@kere/screens/editor/figure'
import { editorPath, freePlacesPath, learnersPath } from '../../../../courses/course-paths.ts'
import { learnersOf, type LearnersAnswer } from './course-learners.list.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/courses/:id/learners', roles: ['educator', 'admin'] }

function CourseLearnersPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const list = useMemo(() => learnersOf(id), [id])
  const { data } = useQuery(listQuery(list, api, readAddress(list, params)))
  // The data is the answer of the list's `load`; the cache's type for it is wider.
  const course = (data as LearnersAnswer | null | undefined)?.course
  return (
    <ListPage list={list}>
      <div className="px-4 pt-4 desk:px-6">
        <TextLink href={editorPath(id)} className="inline-flex min-h-11 items-center gap-2 text-dense wrap-anywhere">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {course?.title.trim() || 'Edit the course'}
        </TextLink>
        <TextLink href={freePlacesPath(id)} className="ms-6 inline-flex min-h-11 items-center text-dense">
          Free places
        </TextLink>
        {course && course.enrollmentCount > 0 && (
          <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-dense">
            <Figure name="Enrolled">{countOf(course.enrollmentCount, ['learner', 'learners'])}</Figure>
            <Figure name="Completed">{course.completedCount.toLocaleString('en-IN')}</Figure>
            {course.averageProgress !== null && <Figure name="Average progress">{course.averageProgress}%</Figure>}
          </dl>
        )}
      </div>
    </ListPage>
  )
}

const title = 'Learners'

export const page: PageModule = {
  component: CourseLearnersPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = learnersOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title,
      description: 'Learners in this course, with their progress.',
      path: learnersPath(id),
      above: [{ label: 'Course', path: editorPath(id) }],
    }),
}
