import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { HardCheck, listHardChecks } from '@kere/contracts/courses/hard-checks'
import { hardCheckLimits, hardCheckMessages } from '@kere/contracts/courses/hard-checks-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { Fact, Facts } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { readAddress } from '@kere/screens/list-address'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { TextLink } from '@kere/ui/controls/link'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { Discrimination, FirstTry, FirstTryAndTried, Mistake, Tried } from './hard-check-numbers.tsx'
import { checkLearnersPath, hardChecksPath, loadContract } from './hard-checks.api.ts'
import { insightPath } from './insight.api.ts'

export const route = {
  path: '/dashboard/courses/:id/insight/checks',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

type Answer = EndpointOutput<typeof listHardChecks>

const title = t('Hard checks', 'Text, educator')
const description = t(
  'Checks by the share that was right at the first try, lowest first. Those that fewer than {count, plural, one {# learner} other {# learners}} tried come last.',
  { count: hardCheckLimits.rankedAtLeast },
  'Text, educator',
)

const checksOf = (course: string) =>
  defineList({
    name: 'hard-checks',
    path: hardChecksPath(course),
    title,
    above: { label: t('Insight', 'Link, educator'), path: insightPath(course) },
    description,
    noun: [t('check', 'Noun after a number'), t('checks', 'Noun after a number, plural')],
    filters: {},
    load: async (api, query, signal): Promise<Answer> =>
      api.call((await loadContract()).listHardChecks, { query: { ...query, course } }, { signal }),
    fixedParams: { course },
    rowName: ({ question }) => question,
    columns: [
      {
        id: 'check',
        header: t('Check', 'Head of a column, educator'),
        isTitle: true,
        cell: ({ question }) => (
          <span lang={englishHere} className="line-clamp-2 max-w-80 wrap-anywhere">
            {question}
          </span>
        ),
      },
      {
        id: 'lesson',
        header: t('Lesson', 'Head of a column, educator'),
        hideFirst: true,
        cell: ({ lesson }) => (
          <span lang={englishHere} className="line-clamp-2 max-w-60 wrap-anywhere">
            {lesson.title}
          </span>
        ),
      },
      {
        id: 'mistake',
        header: t('What goes wrong', 'Head of a column, educator'),
        cell: (check) => (
          <span className="line-clamp-2 max-w-72 wrap-anywhere">
            <Mistake course={course} check={check} />
          </span>
        ),
      },
      {
        id: 'first',
        header: t('First try', 'Head of a column, educator'),
        cell: (check) => <FirstTry course={course} check={check} />,
      },
      {
        id: 'discrimination',
        header: t('Discrimination', 'Head of a column, educator'),
        cell: (check) => <Discrimination check={check} />,
      },
      {
        id: 'learners',
        header: t('Learners', 'Head of a column, educator'),
        isNumber: true,
        cell: (check) => <Tried course={course} check={check} />,
      },
    ],
    card: (check) => ({
      title: <span lang={englishHere}>{check.question}</span>,
      lines: [
        <span key="lesson" lang={englishHere}>
          {check.lesson.title}
        </span>,
        ...(check.mistake ? [<Mistake key="mistake" course={course} check={check} />] : []),
        <FirstTryAndTried key="numbers" course={course} check={check} />,
      ],
    }),
    panel: {
      param: 'check',
      component: ({ row }) => <CheckPanel course={course} check={row} />,
      missing: {
        text: t('It may be on another page, or no longer in the course.', 'Text, educator'),
        link: t('Show all checks', 'Link, educator'),
      },
    },
    exportName: 'hard-checks',
    failed: { title: hardCheckMessages.failed, text: t('Nothing was lost.', 'Text, educator') },
    empty: {
      title: t('No checks are published', 'Title, educator'),
      text: t(
        'What learners answer at the first try appears here once a lesson of the course has a check.',
        'Text, educator',
      ),
      link: { href: insightPath(course), label: t('Back to the insight', 'Label, educator') },
    },
  })

function CheckPanel({ course, check }: { course: string; check: HardCheck }) {
  const { id, triedCount, rightCount, discrimination } = check
  return (
    <>
      <h3 lang={englishHere} className="text-panel wrap-anywhere whitespace-pre-wrap">
        {check.question}
      </h3>
      <Facts className="mt-4">
        <Fact name={t('Lesson', 'Label of a fact, educator')}>
          <span lang={englishHere}>{check.lesson.title}</span>
        </Fact>
        <Fact name={t('Tried it', 'Label of a fact, educator')}>
          {triedCount === 0 ? (
            t('Nobody yet', 'Text, educator')
          ) : (
            <TextLink href={checkLearnersPath(course, id)}>
              {t('{count, plural, one {# learner} other {# learners}}', { count: triedCount }, 'Link, educator')}
            </TextLink>
          )}
        </Fact>
        <Fact name={t('First try', 'Label of a fact, educator')}>
          {triedCount === 0 ? (
            t('No answers yet', 'Text, educator')
          ) : (
            <>
              <TextLink href={checkLearnersPath(course, id, 'right')}>
                {t('{count} right', { count: rightCount }, 'Link, educator')}
              </TextLink>
              ,{' '}
              <TextLink href={checkLearnersPath(course, id, 'wrong')}>
                {t('{count} not right', { count: triedCount - rightCount }, 'Link, educator')}
              </TextLink>
            </>
          )}
        </Fact>
        <Fact name={t('What goes wrong', 'Label of a fact, educator')}>
          {check.mistake ? (
            <Mistake course={course} check={check} />
          ) : (
            t(
              'Shown once {count, plural, one {# learner} other {# learners}} gave the same wrong answer',
              { count: hardCheckLimits.mistakeAtLeast },
              'Text, educator',
            )
          )}
        </Fact>
        <Fact name={t('Discrim\u00adination', 'Label of a fact, educator')}>
          {discrimination === null ? (
            t(
              'Shown once {count, plural, one {# learner} other {# learners}} tried other checks too, if not all did equally well',
              { count: hardCheckLimits.rankedAtLeast },
              'Text, educator',
            )
          ) : (
            <Discrimination check={check} />
          )}
        </Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        {t(
          'Discrimination says how closely being right here goes with being right at the other checks of the course, from −1 to 1. From 0.3 it is good. Below 0, learners who do well elsewhere are wrong here more often: read the question and its answers again.',
          'Text, educator',
        )}
      </p>
    </>
  )
}

function HardChecksPage() {
  const { id = '' } = useParams()
  const list = useMemo(() => checksOf(id), [id])
  return <ListPage list={list} />
}

export const page: PageModule = {
  component: HardChecksPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = checksOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title,
      description,
      path: hardChecksPath(id),
      above: [{ label: t('Insight', 'Label, educator'), path: insightPath(id) }],
    }),
}
