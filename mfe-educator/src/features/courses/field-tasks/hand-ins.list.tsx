import type { handIns as handInContract } from '@kere/contracts/courses/field-tasks'
import { handInKindNames, type HandInState } from '@kere/contracts/courses/field-tasks-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { labelOf } from '@kere/contracts/http/open-value'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { named, order, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { AgeOrDate } from '@kere/ui/time/time-ago'

export const route = { path: '/dashboard/field-tasks', roles: ['educator', 'admin'] }

export const loadContract = () => import('@kere/contracts/courses/field-tasks')

export const stateNames: Record<HandInState, string> = {
  waiting: 'To answer',
  again: 'Sent back',
  accepted: 'Accepted',
}

/** A number is short enough to be read in the list. */
const handedIn = ({ kind, number }: EndpointOutput<typeof handInContract.list>['items'][number]) =>
  number ? `${number.text} ${number.unit}`.trim() : labelOf(handInKindNames, kind)

export const handIns = defineList({
  name: 'hand-ins',
  path: route.path,
  title: 'Field Tasks',
  description: 'What learners handed in, in all your courses, waiting longest first.',
  noun: ['hand-in', 'hand-ins'],
  filters: {
    state: tabs({ label: 'Hand-ins by state', options: named(stateNames) }),
    sort: order<'oldest' | 'newest'>([
      { value: 'oldest', label: 'Waiting longest', column: 'at', isDescending: false },
      { value: 'newest', label: 'Newest first', column: 'at', isDescending: true },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).handIns.list })),
  rowName: ({ learnerName, lesson }) => `${learnerName}, ${lesson.title}`,
  columns: [
    {
      id: 'learner',
      header: 'Learner',
      isTitle: true,
      cell: (row) => <PersonCell person={{ name: row.learnerName }} second={handedIn(row)} />,
    },
    {
      id: 'lesson',
      header: 'Field task',
      cell: ({ course, lesson }) => <TwoLines first={lesson.title} second={course.title} />,
    },
    momentColumn('at', 'Handed in (IST)', 'at'),
  ],
  card: (row) => ({
    title: row.learnerName,
    picture: <PersonPicture person={{ name: row.learnerName }} />,
    lines: [
      `${handedIn(row)}, ${row.lesson.title}`,
      <span key="at">
        Handed in <AgeOrDate instant={row.at} isInText />
      </span>,
    ],
  }),
  waits: ({ state }) => state === 'waiting',
  failed: { title: 'Failed to fetch the hand-ins', text: 'What learners handed in is saved.' },
  empty: { title: 'No hand-in waits', text: 'What learners hand in for your field tasks appears here.' },
})

export const page = listScreen(handIns)
