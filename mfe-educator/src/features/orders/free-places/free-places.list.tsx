import { t } from '@kere/brand/messages'
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
import { freePlacesPath, learnersPath } from '../../../courses/course-paths.ts'
import { freePlaceActs, learnerOf, loadContract } from './free-places.acts.tsx'

const State = statusBadge(freePlaceStateNames, {
  not_begun: ['neutral'],
  begun: ['leaf'],
  paid: ['leaf'],
  left: ['warn'],
  taken_back: ['neutral'],
})

const giverOf = ({ isByCode, givenBy }: FreePlace) =>
  isByCode ? t('A code', 'Text, educator') : (givenBy ?? formerMember.name)

export const freePlacesOf = (course: string) => {
  const { load } = readsOf(async () => (await loadContract()).freePlaces)
  return defineList({
    name: 'free-places',
    path: freePlacesPath(course),
    title: t('Free places', 'Title, educator'),
    above: { label: t('Learners of the course', 'Text, educator'), path: learnersPath(course) },
    description: t('Free places in this course, and who has them.', 'Text, educator'),
    noun: [t('place', 'Noun after a number'), t('places', 'Noun after a number, plural')],
    filters: { sort: byDate('given') },
    load: async (api, query, signal) => load(api, { ...query, course }, signal),
    fixedParams: { course },
    rowName: learnerOf,
    columns: [
      {
        id: 'learner',
        header: t('Learner', 'Head of a column, educator'),
        isTitle: true,
        cell: (row) => (
          <span className="flex items-center gap-2.5">
            <PersonPicture person={{ name: learnerOf(row) }} className="size-8!" />
            <span className="font-semibold wrap-anywhere">{learnerOf(row)}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('Status', 'Head of a column, educator'),
        cell: ({ state }) => <State status={state} />,
      },
      { id: 'by', header: t('Given by', 'Head of a column, educator'), hideFirst: true, cell: giverOf },
      momentColumn('given', t('Given (IST)', 'Text, educator'), 'givenAt'),
      {
        id: 'actions',
        header: t('Actions', 'Head of a column, educator'),
        cell: (row) => <RowActButtons isInRow acts={freePlaceActs} row={row} names={['takeBack']} />,
      },
    ],
    card: (row) => ({
      title: learnerOf(row),
      picture: <PersonPicture person={{ name: learnerOf(row) }} />,
      badge: <State status={row.state} />,
      lines: [t('Given by {name}', { name: giverOf(row) }, 'Text, educator'), `${momentOf(row.givenAt)} IST`],
      actions: <RowActButtons isInRow acts={freePlaceActs} row={row} names={['takeBack']} />,
    }),
    exportName: 'free-places',
    failed: {
      title: t('Failed to fetch free places', 'Title, educator'),
      text: t('Places that you have given are not affected.', 'Text, educator'),
    },
    empty: {
      title: t('No free places yet', 'Title, educator'),
      text: t('Places that you give, and those from a code, appear here.', 'Text, educator'),
    },
  })
}
