import { countOf } from '@kere/brand/count'
import type { Breach } from '@kere/contracts/console/breaches'
import type { RowActs } from '@kere/screens/row-acts'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'

export const loadContract = () => import('@kere/contracts/console/breaches')

const peopleText = ({ peopleCount }: Breach) => countOf(peopleCount, ['person', 'people'])

export const breachActs: RowActs<Breach, 'search' | 'tell'> = {
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
        return { row, text: `${peopleText(row)} found` }
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
              text: `Nothing is sent. In a breach, ${peopleText(row)} would get the letter now.`,
              submit: 'Finish',
              busy: 'Finishing',
            }
          : {
              title: `Send a letter to ${peopleText(row)}?`,
              text: 'They get it by email and in their notifications. This cannot be undone.',
              submit: 'Send',
              busy: 'Sending',
            },
      async call(api, { id }) {
        const row = await api.call((await loadContract()).tellOfBreach, { params: { id } })
        return { row, text: row.isDrill ? 'Drill finished. Nothing was sent' : `Letters sent to ${peopleText(row)}` }
      },
    },
  },
}
