import { formerMember } from '@kere/contracts/accounts/former-member'
import { freePlaceStateNames } from '@kere/contracts/orders/free-place-options'
import type { FreePlace } from '@kere/contracts/orders/free-places'
import { momentColumn } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { PersonPicture } from '@kere/screens/person'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { freePlacesPath } from '../../../courses/course-paths.ts'
import { freePlaceActs, learnerOf, loadContract } from './free-places.acts.tsx'

const State = statusBadge(freePlaceStateNames, {
  not_begun: ['neutral'],
  begun: ['leaf'],
  paid: ['leaf'],
  left: ['warn'],
  taken_back: ['neutral'],
})

const giverOf = ({ isByCode, givenBy }: FreePlace) => (isByCode ? 'A code' : (givenBy ?? formerMember.name))

export const freePlacesOf = (course: string) => {
  const { load } = readsOf(async () => (await loadContract()).freePlaces)
  return defineList({
    name: 'free-places',
    path: freePlacesPath(course),
    title: 'Free places',
    description: 'Free places in this course, and who has them.',
    noun: ['place', 'places'],
    filters: { sort: byDate('given') },
    load: async (api, query, signal) => load(api, { ...query, course }, signal),
    fixedParams: { course },
    rowName: learnerOf,
    columns: [
      {
        id: 'learner',
        header: 'Learner',
        isTitle: true,
        cell: (row) => (
          <span className="flex items-center gap-2.5">
            <PersonPicture person={{ name: learnerOf(row) }} className="size-8!" />
            <span className="font-semibold wrap-anywhere">{learnerOf(row)}</span>
          </span>
        ),
      },
      { id: 'state', header: 'Status', cell: ({ state }) => <State status={state} /> },
      { id: 'by', header: 'Given by', hideFirst: true, cell: giverOf },
      momentColumn('given', 'Given (IST)', 'givenAt'),
      {
        id: 'actions',
        header: 'Actions',
        cell: (row) => <RowActButtons isInRow acts={freePlaceActs} row={row} names={['takeBack']} />,
      },
    ],
    card: (row) => ({
      title: learnerOf(row),
      picture: <PersonPicture person={{ name: learnerOf(row) }} />,
      badge: <State status={row.state} />,
      lines: [`Given by ${giverOf(row)}`, `${momentOf(row.givenAt)} IST`],
      actions: <RowActButtons isInRow acts={freePlaceActs} row={row} names={['takeBack']} />,
    }),
    exportName: 'free-places',
    failed: { title: 'Failed to fetch free places', text: 'Places that you have given are not affected.' },
    empty: { title: 'No free places yet', text: 'Places that you give, and those from a code, appear here.' },
  })
}
