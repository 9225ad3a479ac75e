import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, loadedChoice } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/breaches/people', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/console/breaches')

export const page = listScreen(
  defineList({
    name: 'breach-people',
    path: route.path,
    title: 'People concerned',
    above: { label: 'Breaches', path: '/dashboard/breaches' },
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
        cell: ({ what }) => <span className="whitespace-pre-line text-meta">{what}</span>,
      },
      momentColumn('found', 'Found (IST)', 'foundAt'),
    ],
    card: ({ email, hasAccount, what }) => ({
      title: email,
      lines: [hasAccount ? 'With an account' : 'No account', what],
    }),
    exportName: 'breach-people',
    failed: { title: 'Failed to fetch the people', text: 'Nothing that was found is lost.' },
    empty: { title: 'No people found yet', text: 'People appear here once you have found them on the breach.' },
  }),
)
