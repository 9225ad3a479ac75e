import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { CheckLearner, listCheckLearners } from '@kere/contracts/courses/hard-checks'
import { firstTryResultNames, hardCheckMessages } from '@kere/contracts/courses/hard-checks-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { Fact, Facts } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { readAddress } from '@kere/screens/list-address'
import { choice, named } from '@kere/screens/list-filter'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { checkLearnersPath, hardChecksPath, loadContract } from './hard-checks.api.ts'
import { insightPath } from './insight.api.ts'

export const route = {
  path: '/dashboard/courses/:id/insight/checks/:checkId',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
}

type Answer = EndpointOutput<typeof listCheckLearners>

const title = t('Learners at a check', 'Text, educator')
const description = t('Who tried the check, those first who were not right at the first try.', 'Text, educator')

const resultOf = ({ isRight }: CheckLearner) => firstTryResultNames[isRight ? 'right' : 'wrong']

const learnersOf = (course: string, check: string) =>
  defineList({
    name: 'check-learners',
    path: checkLearnersPath(course, check),
    title,
    above: { label: t('Hard checks', 'Link, educator'), path: hardChecksPath(course) },
    description,
    noun: [t('learner', 'Noun after a number'), t('learners', 'Noun after a number, plural')],
    filters: {
      result: choice({
        label: t('First try', 'Label, educator'),
        anyLabel: t('Any answer', 'Choice, educator'),
        options: named(firstTryResultNames),
      }),
    },
    load: async (api, query, signal): Promise<Answer> =>
      api.call((await loadContract()).listCheckLearners, { query: { ...query, course, check } }, { signal }),
    fixedParams: { course, check },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: t('Learner', 'Head of a column, educator'),
        isTitle: true,
        cell: ({ name }) => <PersonCell person={{ name }} />,
      },
      { id: 'result', header: t('First try', 'Head of a column, educator'), cell: resultOf },
    ],
    card: (learner) => ({
      title: learner.name,
      picture: <PersonPicture person={{ name: learner.name }} />,
      lines: [t('First try: {result}', { result: resultOf(learner).toLowerCase() }, 'Text, educator')],
    }),
    panel: {
      param: 'learner',
      component: LearnerPanel,
      missing: {
        text: t('They may be on another page, or hidden by your filters.', 'Text, educator'),
        link: t('Show all learners', 'Link, educator'),
      },
    },
    exportName: 'check-learners',
    failed: { title: hardCheckMessages.learnersFailed, text: t('Their answers are safe.', 'Text, educator') },
    empty: {
      title: t('No learners here', 'Title, educator'),
      text: t('Learners appear here once they have answered the check.', 'Text, educator'),
      link: { href: hardChecksPath(course), label: t('Back to the checks', 'Label, educator') },
    },
  })

function LearnerPanel({ row }: { row: CheckLearner }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{row.name}</h3>
      <Facts className="mt-4">
        <Fact name={t('First try', 'Label of a fact, educator')}>{resultOf(row)}</Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        {t(
          'The educator of a course sees whether a learner was right at the first try. What they answered stays private.',
          'Text, educator',
        )}
      </p>
    </>
  )
}

function CheckLearnersPage() {
  const { id = '', checkId = '' } = useParams()
  const [search] = useSearchParams()
  const { api } = useRemote()
  const list = useMemo(() => learnersOf(id, checkId), [id, checkId])
  // The cast is needed because a list knows only rows; its answer also names the check.
  const { data } = useQuery(listQuery(list, api, readAddress(list, search)))
  const check = (data as Answer | null | undefined)?.check
  return (
    <ListPage list={list}>
      <div className="px-4 pt-1 wide:px-6">
        <p lang={englishHere} className="line-clamp-3 max-w-measure font-semibold wrap-anywhere">
          {check?.question}
        </p>
      </div>
    </ListPage>
  )
}

export const page: PageModule = {
  component: CheckLearnersPage,
  queries: ({ params: { id = '', checkId = '' }, search }, api) => {
    const list = learnersOf(id, checkId)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '', checkId = '' } }) =>
    describeInDashboard({
      title,
      description,
      path: checkLearnersPath(id, checkId),
      above: [
        { label: t('Insight', 'Label, educator'), path: insightPath(id) },
        { label: t('Hard checks', 'Label, educator'), path: hardChecksPath(id) },
      ],
    }),
}
