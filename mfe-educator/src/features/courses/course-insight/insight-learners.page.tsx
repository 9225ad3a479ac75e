import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { InsightLearner, listInsightLearners } from '@kere/contracts/courses/course-insight'
import { lessonStageNames, silenceNames } from '@kere/contracts/courses/course-insight-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { readAddress } from '@kere/screens/list-address'
import { choice, loadedChoice, named } from '@kere/screens/list-filter'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { insightLearnersPath, insightPath, loadContract } from './insight.api.ts'

export const route = {
  path: '/dashboard/courses/:id/insight/learners',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

type Answer = EndpointOutput<typeof listInsightLearners>

const title = t('Learners by activity', 'Text, educator')
const description = t(
  'Who has not finished the course, silent longest first, and who opened or did a lesson, in the order in which they enrolled.',
  'Text, educator',
)

const { stopped, ...reached } = lessonStageNames

const filtersOf = (course: string) => ({
  silence: choice({
    label: t('Silent', 'Label, educator'),
    anyLabel: t('Any activity', 'Choice, educator'),
    options: named(silenceNames),
  }),
  lesson: loadedChoice({
    label: t('Lesson', 'Label, educator'),
    anyLabel: t('All lessons', 'Choice, educator'),
    async load(api, signal) {
      const { getCourseInsight } = await loadContract()
      const { lessons } = await api.call(getCourseInsight, { params: { courseId: course } }, { signal })
      return lessons.map((lesson, place) => ({
        value: lesson.id,
        label: `${place + 1}. ${lesson.title}`,
        lang: englishHere,
      }))
    },
  }),
  stage: choice({ label: t('In the lesson', 'Label, educator'), anyLabel: stopped, options: named(reached) }),
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
    above: { label: t('Insight', 'Link, educator'), path: insightPath(course) },
    description,
    noun: [t('learner', 'Noun after a number'), t('learners', 'Noun after a number, plural')],
    filters: fittingFilters(course, search),
    load: async (api, query, signal): Promise<Answer> =>
      api.call((await loadContract()).listInsightLearners, { query: { ...query, course } }, { signal }),
    fixedParams: { course },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: t('Learner', 'Head of a column, educator'),
        isTitle: true,
        cell: ({ name }) => <PersonCell person={{ name }} />,
      },
      {
        id: 'lesson',
        header: t('Last lesson', 'Head of a column, educator'),
        cell: (learner) => <LastLesson learner={learner} />,
      },
      {
        id: 'progress',
        header: t('Progress', 'Head of a column, educator'),
        cell: ({ progress }) => `${progress}%`,
      },
      {
        id: 'active',
        header: t('Last active', 'Head of a column, educator'),
        cell: ({ lastActiveAt }) => <AgeOrDate instant={lastActiveAt} />,
      },
    ],
    card: (learner) => ({
      title: learner.name,
      picture: <PersonPicture person={{ name: learner.name }} />,
      badge: <span className="shrink-0 pt-0.5 font-semibold">{learner.progress}%</span>,
      lines: [
        <LastLesson key="lesson" learner={learner} />,
        <span key="active">
          {t('Last active', 'Before a time, educator')} <AgeOrDate instant={learner.lastActiveAt} isInText />
        </span>,
      ],
    }),
    panel: {
      param: 'learner',
      component: LearnerPanel,
      missing: {
        text: t('They may be on another page, or hidden by your filters.', 'Text, educator'),
        link: t('Show all learners', 'Link, educator'),
      },
    },
    exportName: 'insight-learners',
    failed: {
      title: t('Failed to fetch learners', 'Title, educator'),
      text: t('Their progress is safe.', 'Text, educator'),
    },
    empty: {
      title: t('No learners here', 'Title, educator'),
      text: t('Learners who have not finished the course appear here, silent longest first.', 'Text, educator'),
      link: { href: insightPath(course), label: t('Back to the insight', 'Label, educator') },
    },
  })

const LastLesson = ({ learner: { lesson, isFinished } }: { learner: InsightLearner }) => (
  <span className="wrap-anywhere">
    {isFinished ? t('Finished', 'Text, educator') : (lesson?.title ?? t('No lesson opened yet', 'Text, educator'))}
  </span>
)

function LearnerPanel({ row }: { row: InsightLearner }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{row.name}</h3>
      <Facts className="mt-4">
        <Fact name={t('Last lesson', 'Label of a fact, educator')}>
          <LastLesson learner={row} />
        </Fact>
        <Fact name={t('Progress', 'Label of a fact, educator')}>{row.progress}%</Fact>
        <MomentFact name={t('Last active', 'Label of a fact, educator')} at={row.lastActiveAt} />
      </Facts>
      <p className="mt-4 text-meta text-muted">
        {t(
          'Learners share their name and progress with the educator of a course. Notes and email addresses stay private.',
          'Text, educator',
        )}
      </p>
    </>
  )
}

function InsightLearnersPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const list = useMemo(() => learnersOf(id, search), [id, search])
  return <ListPage list={list} />
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
      above: [{ label: t('Insight', 'Label, educator'), path: insightPath(id) }],
    }),
}
