import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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

export const route = { path: '/dashboard/field-tasks', languages: ['kn', 'hi', 'ta'], roles: ['educator', 'admin'] }

export const loadContract = () => import('@kere/contracts/courses/field-tasks')

export const stateNames: Record<HandInState, string> = {
  waiting: t('To answer', 'Text, educator'),
  again: t('Sent back', 'Text, educator'),
  accepted: t('Accepted', 'Text, educator'),
}

/** A number is short enough to be read in the list. */
const handedIn = ({ kind, number }: EndpointOutput<typeof handInContract.list>['items'][number]) =>
  number ? `${number.text} ${number.unit}`.trim() : labelOf(handInKindNames, kind)

export const handIns = defineList({
  name: 'hand-ins',
  path: route.path,
  title: t('Field Tasks', 'Title, educator'),
  description: t('What learners handed in, in all your courses, waiting longest first.', 'Text, educator'),
  noun: [t('hand-in', 'Noun after a number'), t('hand-ins', 'Noun after a number, plural')],
  filters: {
    state: tabs({ label: t('Hand-ins by state', 'Label, educator'), options: named(stateNames) }),
    sort: order<'oldest' | 'newest'>([
      { value: 'oldest', label: t('Waiting longest', 'Label, educator'), column: 'at', isDescending: false },
      { value: 'newest', label: t('Newest first', 'Label, educator'), column: 'at', isDescending: true },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).handIns.list })),
  rowName: ({ learnerName, lesson }) => `${learnerName}, ${lesson.title}`,
  columns: [
    {
      id: 'learner',
      header: t('Learner', 'Head of a column, educator'),
      isTitle: true,
      cell: (row) => <PersonCell person={{ name: row.learnerName }} second={handedIn(row)} />,
    },
    {
      id: 'lesson',
      header: t('Field task', 'Head of a column, educator'),
      cell: ({ course, lesson }) => (
        <TwoLines
          first={<span lang={englishHere}>{lesson.title}</span>}
          second={<span lang={englishHere}>{course.title}</span>}
        />
      ),
    },
    momentColumn('at', t('Handed in (IST)', 'Text, educator'), 'at'),
  ],
  card: (row) => ({
    title: row.learnerName,
    picture: <PersonPicture person={{ name: row.learnerName }} />,
    lines: [
      <span key="lesson">
        {handedIn(row)}, <span lang={englishHere}>{row.lesson.title}</span>
      </span>,
      <span key="at">
        {t('Handed in', 'Before a time, educator')} <AgeOrDate instant={row.at} isInText />
      </span>,
    ],
  }),
  waits: ({ state }) => state === 'waiting',
  failed: {
    title: t('Failed to fetch the hand-ins', 'Title, educator'),
    text: t('What learners handed in is saved.', 'Text, educator'),
  },
  empty: {
    title: t('No hand-in waits', 'Title, educator'),
    text: t('What learners hand in for your field tasks appears here.', 'Text, educator'),
  },
})

export const page = listScreen(handIns)
