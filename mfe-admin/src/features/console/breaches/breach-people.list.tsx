import type { BreachPerson } from '@kere/contracts/console/breaches'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, loadedChoice } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { loadContract } from './breaches.acts.tsx'

export const route = { path: '/dashboard/breaches/people', roles: ['admin'] }

const people = defineList({
  name: 'breach-people',
  path: route.path,
  title: 'People concerned',
  description: 'Whom a breach or drill concerns, and what was seen of them.',
  noun: ['person', 'people'],
  filters: {
    breach: loadedChoice({
      label: 'Breach',
      anyLabel: 'All breaches',
      load: async (api, signal) => {
        const { items } = await api.call((await loadContract()).breaches.list, { query: {} }, { signal })
        return items.map(({ id, nature }) => ({ value: id, label: nature.slice(0, 60) }))
      },
    }),
    sort: byDate('found'),
  },
  ...readsOf(async () => (await loadContract()).breachPeople),
  rowName: ({ email }) => email,
  columns: [
    {
      id: 'person',
      header: 'Person',
      isTitle: true,
      cell: ({ email, firstName }) => (
        <TwoLines first={<strong className="font-semibold">{email}</strong>} second={firstName ?? ''} />
      ),
    },
    { id: 'account', header: 'Account', cell: ({ hasAccount }) => (hasAccount ? 'Yes' : 'No') },
    {
      id: 'what',
      header: 'What was seen',
      cell: ({ what }) => <span className="line-clamp-2 max-w-72 text-meta">{what}</span>,
    },
    momentColumn('found', 'Found (IST)', 'foundAt'),
  ],
  card: ({ email, hasAccount, what }) => ({
    title: email,
    lines: [hasAccount ? 'With an account' : 'No account', what],
  }),
  panel: { param: 'person', component: PersonPanel },
  exportName: 'breach-people',
  failed: { title: 'Failed to fetch the people', text: 'Nothing that was found is lost.' },
  empty: { title: 'Nobody yet', text: 'People appear here once you have found them on the breach.' },
})

export const page = listScreen(people)

function PersonPanel({ row: { email, firstName, hasAccount, what, foundAt } }: { row: BreachPerson }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{email}</h3>
      <Facts className="mt-4">
        <Fact name="First name">{firstName}</Fact>
        <Fact name="Account">{hasAccount ? 'Yes' : 'No'}</Fact>
        <Fact name="Found">
          <Moment instant={foundAt} />
        </Fact>
        <Fact name="Seen">
          <span className="whitespace-pre-line">{what}</span>
        </Fact>
      </Facts>
    </>
  )
}
