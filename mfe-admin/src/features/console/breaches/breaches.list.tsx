import { countOf } from '@kere/brand/count'
import type { BreachState } from '@kere/contracts/console/breach-options'
import type { Breach } from '@kere/contracts/console/breaches'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import CircleCheck from 'lucide-react/icons/circle-check'
import Search from 'lucide-react/icons/search'
import Users from 'lucide-react/icons/users'
import { breachActs, loadContract } from './breaches.acts.tsx'

const stateNames: Record<BreachState, string> = { searching: 'Open', found: 'People found', told: 'Done' }

const StateBadge = statusBadge(stateNames, {
  searching: ['warn', Search],
  found: ['info', Users],
  told: ['leaf', CircleCheck],
})

const kindOf = ({ isDrill }: Breach) => (isDrill ? 'Drill' : 'Breach')

const peopleOf = ({ peopleCount }: Breach) => countOf(peopleCount, ['person', 'people'])

export const breaches = defineList({
  name: 'breaches',
  path: '/dashboard/breaches',
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
    title: 'No breaches and no drills yet',
    text: 'Begin a drill above, to learn how it goes before you have to.',
  },
})

function BreachPanel({ row }: { row: Breach }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{row.nature}</h3>
      {row.isDrill && (
        <p className="mt-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-warn">This is a drill. Nothing is sent.</p>
      )}
      <div className="my-4 print:hidden">
        <RowActButtons acts={breachActs} row={row} names={['search', 'tell']} />
      </div>
      <Facts>
        <Fact name="State">
          <StateBadge status={row.state} />
        </Fact>
        <Fact name="Began">{momentOf(row.fromAt)} IST</Fact>
        <Fact name="Ended">{momentOf(row.toAt)} IST</Fact>
        <Fact name="Known since">
          <Moment instant={row.createdAt} />
        </Fact>
        <Fact name="Report due">
          <Moment instant={row.reportDueAt} />
        </Fact>
        <Fact name="People">
          {peopleOf(row)}
          <TextLink href={`/dashboard/breaches/people?breach=${row.id}`} className="block">
            See and export them
          </TextLink>
        </Fact>
        <Fact name="Letters">
          {row.letters}
          {row.toldAt && <Moment instant={row.toldAt} />}
        </Fact>
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
