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
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { checkLearnersPath, hardChecksPath, loadContract } from './hard-checks.api.ts'
import { insightPath } from './insight.api.ts'

export const route = { path: '/dashboard/courses/:id/insight/checks/:checkId', roles: ['educator', 'admin'] }

type Answer = EndpointOutput<typeof listCheckLearners>

const title = 'Learners at a check'
const description = 'Who tried the check, those first who were not right at the first try.'

const resultOf = ({ isRight }: CheckLearner) => firstTryResultNames[isRight ? 'right' : 'wrong']

const learnersOf = (course: string, check: string) =>
  defineList({
    name: 'check-learners',
    path: checkLearnersPath(course, check),
    title,
    description,
    noun: ['learner', 'learners'],
    filters: { result: choice({ label: 'First try', anyLabel: 'Any answer', options: named(firstTryResultNames) }) },
    load: async (api, query, signal): Promise<Answer> =>
      api.call((await loadContract()).listCheckLearners, { query: { ...query, course, check } }, { signal }),
    fixedParams: { course, check },
    rowName: ({ name }) => name,
    columns: [
      { id: 'name', header: 'Learner', isTitle: true, cell: ({ name }) => <PersonCell person={{ name }} /> },
      { id: 'result', header: 'First try', cell: resultOf },
    ],
    card: (learner) => ({
      title: learner.name,
      picture: <PersonPicture person={{ name: learner.name }} />,
      lines: [`First try: ${resultOf(learner).toLowerCase()}`],
    }),
    panel: {
      param: 'learner',
      component: LearnerPanel,
      missing: { text: 'They may be on another page, or hidden by your filters.', link: 'Show all learners' },
    },
    exportName: 'check-learners',
    failed: { title: hardCheckMessages.learnersFailed, text: 'Their answers are safe.' },
    empty: {
      title: 'No learners here',
      text: 'Learners appear here once they have answered the check.',
      link: { href: hardChecksPath(course), label: 'Back to the checks' },
    },
  })

function LearnerPanel({ row }: { row: CheckLearner }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{row.name}</h3>
      <Facts className="mt-4">
        <Fact name="First try">{resultOf(row)}</Fact>
      </Facts>
      <p className="mt-4 text-meta text-muted">
        The educator of a course sees whether a learner was right at the first try. What they answered stays private.
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
      <div className="px-4 pt-4 desk:px-6">
        <TextLink href={hardChecksPath(id)} className="inline-flex min-h-11 items-center gap-2 text-dense">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Hard checks
        </TextLink>
        <p className="line-clamp-3 max-w-measure font-semibold wrap-anywhere">{check?.question}</p>
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
        { label: 'Insight', path: insightPath(id) },
        { label: 'Hard checks', path: hardChecksPath(id) },
      ],
    }),
}
