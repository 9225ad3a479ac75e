import { countOf } from '@kere/brand/count'
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
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { Discrimination, FirstTry, FirstTryAndTried, Mistake, Tried } from './hard-check-numbers.tsx'
import { checkLearnersPath, hardChecksPath, loadContract } from './hard-checks.api.ts'
import { insightPath } from './insight.api.ts'

export const route = { path: '/dashboard/courses/:id/insight/checks', roles: ['educator', 'admin'] }

type Answer = EndpointOutput<typeof listHardChecks>

const title = 'Hard checks'
const description = `Checks by the share that was right at the first try, lowest first. Those that fewer than ${countOf(hardCheckLimits.rankedAtLeast, 'learner')} tried come last.`

const checksOf = (course: string) =>
  defineList({
    name: 'hard-checks',
    path: hardChecksPath(course),
    title,
    description,
    noun: ['check', 'checks'],
    filters: {},
    load: async (api, query, signal): Promise<Answer> =>
      api.call((await loadContract()).listHardChecks, { query: { ...query, course } }, { signal }),
    fixedParams: { course },
    rowName: ({ question }) => question,
    columns: [
      {
        id: 'check',
        header: 'Check',
        isTitle: true,
        cell: ({ question }) => <span className="line-clamp-2 max-w-80 wrap-anywhere">{question}</span>,
      },
      {
        id: 'lesson',
        header: 'Lesson',
        hideFirst: true,
        cell: ({ lesson }) => <span className="line-clamp-2 max-w-60 wrap-anywhere">{lesson.title}</span>,
      },
      {
        id: 'mistake',
        header: 'What goes wrong',
        cell: (check) => (
          <span className="line-clamp-2 max-w-72 wrap-anywhere">
            <Mistake course={course} check={check} />
          </span>
        ),
      },
      { id: 'first', header: 'First try', cell: (check) => <FirstTry course={course} check={check} /> },
      { id: 'discrimination', header: 'Discrimination', cell: (check) => <Discrimination check={check} /> },
      {
        id: 'learners',
        header: 'Learners',
        isNumber: true,
        cell: (check) => <Tried course={course} check={check} />,
      },
    ],
    card: (check) => ({
      title: check.question,
      lines: [
        check.lesson.title,
        ...(check.mistake ? [<Mistake key="mistake" course={course} check={check} />] : []),
        <FirstTryAndTried key="numbers" course={course} check={check} />,
      ],
    }),
    panel: {
      param: 'check',
      component: ({ row }) => <CheckPanel course={course} check={row} />,
      missing: { text: 'It may be on another page, or no longer in the course.', link: 'Show all checks' },
    },
    exportName: 'hard-checks',
    failed: { title: hardCheckMessages.failed, text: 'Nothing was lost.' },
    empty: {
      title: 'No checks are published',
      text: 'What learners answer at the first try appears here once a lesson of the course has a check.',
      link: { href: insightPath(course), label: 'Back to the insight' },
    },
  })

function CheckPanel({ course, check }: { course: string; check: HardCheck }) {
  const { id, triedCount, rightCount, discrimination } = check
  return (
    <>
      <h3 className="text-panel wrap-anywhere whitespace-pre-wrap">{check.question}</h3>
      <Facts className="mt-4">
        <Fact name="Lesson">{check.lesson.title}</Fact>
        <Fact name="Tried it">
          {triedCount === 0 ? (
            'Nobody yet'
          ) : (
            <TextLink href={checkLearnersPath(course, id)}>{countOf(triedCount, 'learner')}</TextLink>
          )}
        </Fact>
        <Fact name="First try">
          {triedCount === 0 ? (
            'No answers yet'
          ) : (
            <>
              <TextLink href={checkLearnersPath(course, id, 'right')}>{rightCount} right</TextLink>,{' '}
              <TextLink href={checkLearnersPath(course, id, 'wrong')}>{triedCount - rightCount} not right</TextLink>
            </>
          )}
        </Fact>
        <Fact name="What goes wrong">
          {check.mistake ? (
            <Mistake course={course} check={check} />
          ) : (
            `Shown once ${countOf(hardCheckLimits.mistakeAtLeast, 'learner')} gave the same wrong answer`
          )}
        </Fact>
        <Fact name="Discrim&shy;ination">
          {discrimination === null ? (
            `Shown once ${countOf(hardCheckLimits.rankedAtLeast, 'learner')} tried other checks too, if not all did equally well`
          ) : (
            <Discrimination check={check} />
          )}
        </Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        Discrimination says how closely being right here goes with being right at the other checks of the course, from
        −1 to 1. From 0.3 it is good. Below 0, learners who do well elsewhere are wrong here more often: read the
        question and its answers again.
      </p>
    </>
  )
}

function HardChecksPage() {
  const { id = '' } = useParams()
  const list = useMemo(() => checksOf(id), [id])
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
      above: [{ label: 'Insight', path: insightPath(id) }],
    }),
}
