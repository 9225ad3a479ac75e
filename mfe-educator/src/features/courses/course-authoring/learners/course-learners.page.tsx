import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ListPage } from '@kere/screens/list-page'
import { readAddress } from '@kere/screens/list-address'
import { listQuery } from '@kere/screens/list-query'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Figure } from '@kere/screens/editor/figure'
import { editorPath, freePlacesPath, learnersPath } from '../../../../courses/course-paths.ts'
import { learnersOf, type LearnersAnswer } from './course-learners.list.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/courses/:id/learners',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

function CourseLearnersPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const list = useMemo(() => learnersOf(id), [id])
  const { data } = useQuery(listQuery(list, api, readAddress(list, params)))
  // The data is the answer of the list's `load`; the cache's type for it is wider.
  const course = (data as LearnersAnswer | null | undefined)?.course
  return (
    <ListPage
      list={list}
      aboveLabel={course?.title.trim() ? <span lang={englishHere}>{course.title.trim()}</span> : undefined}
    >
      <div className="px-4 wide:px-6">
        <TextLink href={freePlacesPath(id)} className="inline-flex min-h-11 items-center text-dense">
          {t('Free places', 'Link, educator')}
        </TextLink>
        {course && course.enrollmentCount > 0 && (
          <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-dense">
            <Figure name={t('Enrolled', 'Label of a fact, educator')}>
              {t(
                '{count, plural, one {# learner} other {# learners}}',
                { count: course.enrollmentCount },
                'Text, educator',
              )}
            </Figure>
            <Figure name={t('Completed', 'Label of a fact, educator')}>
              {course.completedCount.toLocaleString('en-IN')}
            </Figure>
            {course.averageProgress !== null && (
              <Figure name={t('Average progress', 'Label of a fact, educator')}>{course.averageProgress}%</Figure>
            )}
          </dl>
        )}
      </div>
    </ListPage>
  )
}

const title = t('Learners', 'Text, educator')

export const page: PageModule = {
  component: CourseLearnersPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = learnersOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title,
      description: t('Learners in this course, with their progress.', 'Text, educator'),
      path: learnersPath(id),
      above: [{ label: t('Course', 'Label, educator'), path: editorPath(id) }],
    }),
}
