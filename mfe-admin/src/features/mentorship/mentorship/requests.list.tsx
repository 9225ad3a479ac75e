import { labelOf } from '@kere/contracts/http/open-value'
import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import {
  mentorshipAreaNames,
  mentorshipLevelNames,
  mentorshipStatusNames,
} from '@kere/contracts/mentorship/mentorship-options'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, choice, days, named, tabs, text } from '@kere/screens/list-filter'
import { MentorshipBadge } from '@kere/screens/mentorship-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { lazy, useState } from 'react'
import { bulkActs } from './requests.acts.tsx'
import { loadContract } from './requests.api.ts'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/mentorship-requests', roles: ['admin'] }

const dayMs = 24 * 60 * 60 * 1000

/** Shows the mentor. A request is marked as old after 5 days. */
function MentorCell({ row: { mentor, status, createdAt } }: { row: MentorshipRequest }) {
  const [now] = useState(() => Date.now())
  if (mentor) return <TwoLines first={mentor.name} second={mentor.designation ?? ''} />
  if (status !== 'pending') return <span className="text-muted">Nobody</span>
  const age = Math.floor((now - Date.parse(createdAt)) / dayMs)
  return <span className={age >= 5 ? 'font-semibold text-warn' : 'text-muted'}>Not assigned</span>
}

const topicOf = ({ area, level }: MentorshipRequest) =>
  `${labelOf(mentorshipAreaNames, area)}, ${labelOf(mentorshipLevelNames, level).toLowerCase()}`

const mentorshipRequests = defineList({
  name: 'mentorship-requests',
  path: route.path,
  title: 'Mentorship Requests',
  description: 'Who asks for a mentor, who was asked, and what became of it.',
  noun: ['mentorship request', 'mentorship requests'],
  filters: {
    status: tabs({
      label: 'Requests by status',
      options: allAnd(mentorshipStatusNames),
      views: [{ label: 'Unassigned', values: { mentor: 'none', sort: 'oldest' } }],
    }),
    search: text({ label: 'Search requests', placeholder: 'Name or message' }),
    mentor: choice({
      label: 'Mentor',
      anyLabel: 'Any mentor',
      options: named({ none: 'Not assigned' }),
    }),
    area: choice({
      label: 'Area',
      anyLabel: 'Any area',
      options: named(mentorshipAreaNames),
    }),
    level: choice({
      label: 'Level',
      anyLabel: 'Any level',
      options: named(mentorshipLevelNames),
    }),
    ...days,
    sort: byDate('at'),
  },
  ...readsOf(async () => {
    const { mentorship, getMentorshipRequest: get } = await loadContract()
    return { list: mentorship.list, get }
  }),
  rowName: (row: MentorshipRequest) => `${row.learner.name}, ${labelOf(mentorshipAreaNames, row.area)}`,
  columns: [
    {
      id: 'learner',
      header: 'Student',
      isTitle: true,
      cell: (row) => <PersonCell person={row.learner} second={topicOf(row)} />,
    },
    {
      id: 'message',
      header: 'Question',
      hideFirst: true,
      cell: ({ message }) => <span className="line-clamp-2 max-w-80">{message}</span>,
    },
    { id: 'mentor', header: 'Mentor', cell: (row) => <MentorCell row={row} /> },
    { id: 'status', header: 'Status', hideFirst: true, cell: ({ status }) => <MentorshipBadge status={status} /> },
    momentColumn('at', 'Sent (IST)', 'createdAt'),
  ],
  card: (row) => ({
    title: row.learner.name,
    picture: <PersonPicture person={row.learner} />,
    badge: <MentorshipBadge status={row.status} />,
    lines: [
      topicOf(row),
      row.mentor ? `Mentor: ${row.mentor.name}` : 'No mentor assigned',
      `${momentOf(row.createdAt)} IST`,
    ],
  }),
  panel: {
    param: 'request',
    component: lazy(async () => ({ default: (await import('./request-panel.tsx')).RequestPanel })),
    missing: { link: 'Show all requests' },
  },
  waits: ({ status, mentor }) => status === 'pending' && mentor === null,
  bulk: { list: 'mentorship-requests', acts: bulkActs },
  exportName: 'mentorship-requests',
  failed: { title: 'Failed to fetch mentorship requests', text: 'Learners can still send requests. Nothing is lost.' },
  empty: { title: 'No mentorship requests', text: 'Requests of learners appear here, to be assigned to an educator.' },
})

export const page = listScreen(mentorshipRequests)
