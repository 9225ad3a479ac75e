import { t } from '@kere/brand/messages'
import { count } from '@kere/brand/count'
import type { CourseInsight } from '@kere/contracts/courses/course-insight'
import { silenceNames, silenceValues } from '@kere/contracts/courses/course-insight-options'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { ExportButton } from '@kere/screens/export-button'
import { QuickStats } from '@kere/screens/quick-stats'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { CourseFrame } from '../../../courses/course-frame.tsx'
import { GroupMessage } from './group-message.tsx'
import { HardChecks } from './hard-checks.tsx'
import { hardestChecksQuery } from './hard-checks.api.ts'
import { coursePath, insightLearnersPath, insightPath, insightQuery } from './insight.api.ts'
import { LessonFunnel, LessonNumbers } from './lesson-numbers.tsx'

export const route = {
  path: '/dashboard/courses/:id/insight',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

function CourseInsightPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(insightQuery(api, id))
  return (
    <CourseFrame
      query={query}
      title={title}
      coursePath={coursePath(id)}
      skeleton={
        <>
          <Skeleton className="mt-4 h-29 w-full" />
          <Skeleton className="mt-8 h-72 w-full" />
        </>
      }
      reassurance={t('Nothing was lost.', 'Text, educator')}
      className="max-w-page"
    >
      {(insight) => <Insight insight={insight} />}
    </CourseFrame>
  )
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

function Insight({ insight }: { insight: CourseInsight }) {
  const { course, enrolledCount, startedCount, finishedCount, learningCount, silences, lessons } = insight
  if (enrolledCount === 0)
    return (
      <EmptyState title={t('No learners yet', 'Title, educator')} className="mt-6">
        {t('How far learners get appears here once somebody enrolls.', 'Text, educator')}
      </EmptyState>
    )
  return (
    <>
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-4">
        <p className="text-dense text-muted">
          {t('{count, plural, one {# lesson} other {# lessons}}', { count: lessons.length }, 'Text, educator')}
        </p>
        <ExportButton
          exportName="insight-lessons"
          title={t('Lessons', 'Title, educator')}
          params={[['course', course.id]]}
          total={lessons.length}
        />
      </div>
      <QuickStats
        stats={[
          {
            label: t('Started', 'Label, educator'),
            value: startedCount,
            note: t(
              'of {count, plural, one {# learner} other {# learners}}',
              { count: enrolledCount },
              'Below a number, educator',
            ),
            href: `${coursePath(course.id)}/learners`,
          },
          {
            label: t('Finished', 'Label, educator'),
            value: finishedCount,
            note: t(
              '{percent}% of those who started',
              { percent: percentOf(finishedCount, startedCount) },
              'Below a number, educator',
            ),
            href: `${coursePath(course.id)}/learners?status=completed`,
          },
          {
            label: t('Still learning', 'Label, educator'),
            value: learningCount,
            href: insightLearnersPath(course.id),
          },
          {
            label: t('Silent 30 days or more', 'Label, educator'),
            value: silences['30_or_more'],
            note: t('of {count} still learning', { count: learningCount }, 'Below a number, educator'),
            href: insightLearnersPath(course.id, { silence: '30_or_more' }),
          },
        ]}
      />
      <div className="mt-8">
        <LessonFunnel lessons={lessons} />
      </div>
      <div className="mt-10 grid grid-cols-1 items-start gap-10 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-10">
          <HardChecks course={course.id} />
          <LessonNumbers insight={insight} />
          <SilentSince insight={insight} />
        </div>
        <GroupMessage key={course.id} insight={insight} />
      </div>
    </>
  )
}

function SilentSince({ insight: { course, silences, learningCount } }: { insight: CourseInsight }) {
  return (
    <Section
      title={t('Silent since', 'Title, educator')}
      meta={t('Still learning, and nothing opened or done', 'Text, educator')}
    >
      <ul className="list-none border-t border-hairline">
        {silenceValues.map((silence) => (
          <li key={silence} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-1.5">
            <TextLink
              href={insightLearnersPath(course.id, { silence })}
              className="inline-flex min-h-11 grow items-center text-dense font-semibold"
            >
              {silenceNames[silence]}
            </TextLink>
            <ProgressBar
              label={t('Silent {time}', { time: silenceNames[silence] }, 'Label, educator')}
              value={silences[silence]}
              max={learningCount}
              className="w-24 desk:w-40"
            />
            <span className="w-14 text-end font-semibold tabular-nums">{count(silences[silence])}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const title = t('Insight', 'Text, educator')

export const page: PageModule = {
  component: CourseInsightPage,
  queries: ({ params: { id = '' } }, api) => [insightQuery(api, id), hardestChecksQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) =>
    describeInDashboard({
      status: cache.getQueryData(insightQuery(api, id).queryKey) === null ? 404 : 200,
      title,
      description: t('How far learners get in the course, which checks are hard, and who is silent.', 'Text, educator'),
      path: insightPath(id),
      above: [{ label: t('Course', 'Label, educator'), path: coursePath(id) }],
    }),
}
