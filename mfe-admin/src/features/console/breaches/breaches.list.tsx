import { countOf } from '@kere/brand/count'
import type { BreachState } from '@kere/contracts/console/breach-options'
import type { Breach } from '@kere/contracts/console/breaches'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { ListPage } from '@kere/screens/list-page'
import { listScreen } from '@kere/screens/list-screen'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import type { RowActs } from '@kere/screens/row-acts'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import CircleCheck from 'lucide-react/icons/circle-check'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { BreachDialog } from './breach-dialog.tsx'

export const route = { path: '/dashboard/breaches', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/console/breaches')

const stateNames: Record<BreachState, string> = { searching: 'Open', found: 'People found', told: 'Done' }

const StateBadge = statusBadge(stateNames, {
  searching: ['warn', Search],
  found: ['info', Users],
  told: ['leaf', CircleCheck],
})

const kindOf = ({ isDrill }: Breach) => (isDrill ? 'Drill' : 'Breach')

const peopleOf = ({ peopleCount }: Breach) => countOf(peopleCount, ['person', 'people'])

const acts: RowActs<Breach, 'search' | 'tell'> = {
  list: 'breaches',
  nameOf: ({ nature }) => nature,
  staysWhileRead: true,
  acts: {
    search: {
      label: 'Find the people',
      icon: <Search aria-hidden="true" />,
      isOffered: ({ state }) => state === 'searching',
      // A request reads a portion of a table, so that it ends in time however many rows there are.
      async call(api, { id }) {
        const { searchBreach } = await loadContract()
        let row = await api.call(searchBreach, { params: { id } })
        while (row.state === 'searching') row = await api.call(searchBreach, { params: { id } })
        return { row, text: `${peopleOf(row)} found` }
      },
    },
    tell: {
      label: ({ isDrill }) => (isDrill ? 'Finish the drill' : 'Send the letters'),
      icon: <Send aria-hidden="true" />,
      isOffered: ({ state }) => state === 'found',
      question: (row) =>
        row.isDrill
          ? {
              title: 'Finish the drill?',
              text: `You get the letter that ${peopleOf(row)} would get in a breach.`,
              submit: 'Finish',
              busy: 'Finishing',
            }
          : {
              title: `Send a letter to ${peopleOf(row)}?`,
              text: 'They get it by email and in their notifications. This cannot be undone.',
              submit: 'Send',
              busy: 'Sending',
            },
      async call(api, { id }) {
        const row = await api.call((await loadContract()).tellOfBreach, { params: { id } })
        return {
          row,
          text: row.isDrill ? 'Drill finished. The letter is on its way to you' : `Letters sent to ${peopleOf(row)}`,
        }
      },
    },
  },
}

const breaches = defineList({
  name: 'breaches',
  path: route.path,
  title: 'Breaches',
  description: 'Breaches of data and drills: whom they concern, the letters, and the list for the authority.',
  noun: ['breach', 'breaches'],
  filters: { sort: byDate('created') },
  ...readsOf(async () => (await loadContract()).breaches),
  rowName: (row) => `${kindOf(row)}: ${row.nature}`,
  columns: [
    {
      id: 'nature',
      header: 'What happened',
      isTitle: true,
      cell: (row) => <TwoLines first={<strong className="font-semibold">{row.nature}</strong>} second={kindOf(row)} />,
    },
    { id: 'state', header: 'State', cell: ({ state }) => <StateBadge status={state} /> },
    { id: 'people', header: 'People', cell: ({ peopleCount }) => peopleCount },
    momentColumn('created', 'Known since (IST)', 'createdAt'),
  ],
  card: (row) => ({
    title: row.nature,
    badge: <StateBadge status={row.state} />,
    lines: [kindOf(row), `${momentOf(row.createdAt)} IST, ${peopleOf(row)}`],
  }),
  panel: { param: 'breach', component: BreachPanel },
  exportName: 'breaches',
  failed: { title: 'Failed to fetch the breaches', text: 'Nothing that was recorded is lost.' },
  empty: {
    title: 'No breaches or drills yet',
    text: 'Practise with a drill: it takes five minutes, and only you get a letter.',
  },
})

function BreachesPage() {
  const [isOpening, setOpening] = useState(false)
  return (
    <ListPage list={breaches}>
      <div className="px-4 pt-4 wide:px-6 print:hidden">
        <Button size="toolbar" icon={<Plus aria-hidden="true" />} onClick={() => setOpening(true)}>
          New breach or drill
        </Button>
      </div>
      {isOpening && <BreachDialog onClose={() => setOpening(false)} />}
    </ListPage>
  )
}

export const page = listScreen(breaches, BreachesPage)

function BreachPanel({ row }: { row: Breach }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{row.nature}</h3>
      {row.isDrill && (
        <p className="mt-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-warn">
          This is a drill. Only you get a letter.
        </p>
      )}
      <div className="mt-4 empty:hidden print:hidden">
        <RowActButtons acts={acts} row={row} names={['search', 'tell']} />
      </div>
      <Facts className="mt-5">
        <Fact name="State">
          <StateBadge status={row.state} />
        </Fact>
        <Fact name="Report due">{momentOf(row.reportDueAt)} IST</Fact>
        <Fact name="People">
          {row.state === 'searching' && row.peopleCount === 0 ? (
            'Not searched yet'
          ) : (
            <>
              {peopleOf(row)}
              <TextLink href={`/dashboard/breaches/people?breach=${row.id}`} className="block">
                See and export them
              </TextLink>
            </>
          )}
        </Fact>
        <Fact name={row.isDrill ? 'Finished' : 'Letters'}>
          {!row.isDrill && <span className="block">{row.letters === 0 ? 'None' : row.letters}</span>}
          {row.isDrill && !row.toldAt && 'Not yet'}
          {row.toldAt && <Moment instant={row.toldAt} />}
        </Fact>
        <Fact name="Known since">
          <Moment instant={row.createdAt} />
          <span className="block text-meta text-muted">If you knew earlier, the 72 hours run from then.</span>
        </Fact>
        <Fact name="Began">{momentOf(row.fromAt)} IST</Fact>
        <Fact name="Ended">{momentOf(row.toAt)} IST</Fact>
        <Fact name="Likely impact">{row.consequences}</Fact>
        <Fact name="Measures">{row.measures}</Fact>
        <Fact name="Advice">{row.advice}</Fact>
        {row.held.map(({ table, what, fields }) => (
          <Fact key={table} name="Seen">
            {what}
            <span className="block text-meta text-muted">
              {table}: {fields.join(', ')}
            </span>
          </Fact>
        ))}
      </Facts>
    </>
  )
}
