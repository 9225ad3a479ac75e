import type { InsightLearner, listInsightLearners } from '@kere/contracts/courses/course-insight'
import { lessonStageNames, silenceNames } from '@kere/contracts/courses/course-insight-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { readAddress } from '@kere/screens/list-address'
import { choice, loadedChoice, named } from '@kere/screens/list-filter'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { TextLink } from '@kere/ui/controls/link'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { insightLearnersPath, insightPath, loadContract } from './insight.api.ts'

export const route = { path: '/dashboard/courses/:id/insight/learners', roles: ['educator', 'admin'] }

type Answer = EndpointOutput<typeof listInsightLearners>

const title = 'Learners by activity'
const description =
  'Who has not finished the course, silent longest first, and who opened or did a lesson, in the order in which they enrolled.'

const { stopped, ...reached } = lessonStageNames

const filtersOf = (course: string) => ({
  silence: choice({ label: 'Silent', anyLabel: 'Any activity', options: named(silenceNames) }),
  lesson: loadedChoice({
    label: 'Lesson',
    anyLabel: 'All lessons',
    async load(api, signal) {
      const { getCourseInsight } = await loadContract()
      const { lessons } = await api.call(getCourseInsight, { params: { courseId: course } }, { signal })
      return lessons.map((lesson, place) => ({ value: lesson.id, label: `${place + 1}. ${lesson.title}` }))
    },
  }),
  stage: choice({ label: 'In the lesson', anyLabel: stopped, options: named(reached) }),
})

/** A combination that the API refuses is not offered, and is dropped from an address. */
function fittingFilters(course: string, search: URLSearchParams) {
  const { silence, lesson, stage } = filtersOf(course)
  const { values } = readAddress({ path: '', filters: { lesson, stage } }, search)
  const isOfLesson = values.lesson !== ''
  const fitting = {
    ...(!(isOfLesson && values.stage) && { silence }),
    lesson,
    ...(isOfLesson && { stage }),
  }
  // The cast is safe: a filter that is left out has no value, like one that is not set.
  return fitting as ReturnType<typeof filtersOf>
}

const learnersOf = (course: string, search: URLSearchParams) =>
  defineList({
    name: 'insight-learners',
    path: insightLearnersPath(course),
    title,
    description,
    noun: ['learner', 'learners'],
    filters: fittingFilters(course, search),
    load: async (api, query, signal): Promise<Answer> =>
      api.call((await loadContract()).listInsightLearners, { query: { ...query, course } }, { signal }),
    fixedParams: { course },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: 'Learner',
        isTitle: true,
        cell: ({ name }) => <PersonCell person={{ name }} />,
      },
      { id: 'lesson', header: 'Last lesson', cell: (learner) => <LastLesson learner={learner} /> },
      { id: 'progress', header: 'Progress', cell: ({ progress }) => `${progress}%` },
      { id: 'active', header: 'Last active', cell: ({ lastActiveAt }) => <AgeOrDate instant={lastActiveAt} /> },
    ],
    card: (learner) => ({
      title: learner.name,
      picture: <PersonPicture person={{ name: learner.name }} />,
      lines: [
        <LastLesson key="lesson" learner={learner} />,
        <span key="active">
          {learner.progress}%, last active <AgeOrDate instant={learner.lastActiveAt} isInText />
        </span>,
      ],
    }),
    panel: {
      param: 'learner',
      component: LearnerPanel,
      missing: { text: 'They may be on another page, or hidden by your filters.', link: 'Show all learners' },
    },
    exportName: 'insight-learners',
    failed: { title: 'Failed to fetch learners', text: 'Their progress is safe.' },
    empty: {
      title: 'No learners here',
      text: 'Learners who have not finished the course appear here, silent longest first.',
      link: { href: insightPath(course), label: 'Back to the insight' },
    },
  })

const LastLesson = ({ learner: { lesson, isFinished } }: { learner: InsightLearner }) => (
  <span className="wrap-anywhere">{isFinished ? 'Finished' : (lesson?.title ?? 'No lesson opened yet')}</span>
)

function LearnerPanel({ row }: { row: InsightLearner }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{row.name}</h3>
      <Facts className="mt-4">
        <Fact name="Last lesson">
          <LastLesson learner={row} />
        </Fact>
        <Fact name="Progress">{row.progress}%</Fact>
        <Fact name="Last active">
          <Moment instant={row.lastActiveAt} />
        </Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        Learners share their name and progress with the educator of a course. Notes and email addresses stay private.
      </p>
    </>
  )
}

function InsightLearnersPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const list = useMemo(() => learnersOf(id, search), [id, search])
  return (
    <ListPage list={list}>
      <div className="px-4 pt-4 desk:px-6">
        <TextLink href={insightPath(id)} className="inline-flex min-h-11 items-center gap-2 text-dense">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Insight
        </TextLink>
      </div>
    </ListPage>
  )
}

export const page: PageModule = {
  component: InsightLearnersPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = learnersOf(id, search)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title,
      description,
      path: insightLearnersPath(id),
      above: [{ label: 'Insight', path: insightPath(id) }],
    }),
}
