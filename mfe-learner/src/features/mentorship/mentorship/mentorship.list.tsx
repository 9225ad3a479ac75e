import {
  mentorshipAreaNames,
  mentorshipLevelNames,
  type MentorshipSide,
  mentorshipStatusNames,
} from '@kere/contracts/mentorship/mentorship-options'
import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { labelOf } from '@kere/contracts/http/open-value'
import { TwoLines } from '@kere/screens/cells'
import { defineList } from '@kere/screens/list'
import { allAnd, byDate, choice, named, tabs } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { elapsedTime } from '@kere/ui/time/elapsed-time'
import { lazy } from 'react'
import { MentorshipBadge } from '@kere/screens/mentorship-badge'
import { mentorshipActs } from './mentorship.acts.tsx'
import { loadContract } from './mentorship.api.ts'
import { mentorshipPath, requestPath } from './mentorship-paths.ts'

/** Withdrawing is offered only in the panel, where a learner sees the whole request. */
const rowActs = ['accept', 'reject'] as const

const otherOf = ({ viewer, learner, mentor, status }: MentorshipRequest) =>
  viewer === 'mentor' ? learner.name : (mentor?.name ?? (status === 'pending' ? 'No mentor yet' : 'No mentor'))

function progressOf({ status, nextSession, createdAt, level }: MentorshipRequest): string {
  if (nextSession) return `Session ${momentOf(nextSession.startsAt)}`
  if (status === 'pending') return `Sent ${elapsedTime(Date.parse(createdAt), Date.now()).toLowerCase()}`
  if (status === 'accepted') return 'No session booked'
  return labelOf(mentorshipLevelNames, level)
}

/** The list of one side (S-409). Educators have both: requests addressed to them, and their own (C-11). */
const listOfSide = (side: MentorshipSide) =>
  defineList({
    name: 'my-mentorship',
    path: mentorshipPath,
    title: 'Mentorship',
    description: 'Requests for a mentor, and what becomes of them.',
    noun: ['mentorship request', 'mentorship requests'],
    filters: {
      status: tabs({
        label: 'Requests by status',
        options: allAnd(mentorshipStatusNames),
      }),
      area: choice({
        label: 'Area',
        anyLabel: 'Any area',
        options: named(mentorshipAreaNames),
      }),
      sort: byDate('at'),
    },
    ...(side === 'mentor' && { fixedParams: { side } }),
    load: async (api, query, signal) =>
      api.call((await loadContract()).myMentorship.list, { query: { ...query, side } }, { signal }),
    loadRow: async (api, id, signal) =>
      api.call((await loadContract()).getMentorshipRequest, { params: { id } }, { signal }),
    rowName: (row: MentorshipRequest) => `${labelOf(mentorshipAreaNames, row.area)}, ${otherOf(row)}`,
    columns: [
      {
        id: 'at',
        header: 'Date',
        isSortable: true,
        cell: ({ createdAt }) => <span className="whitespace-nowrap">{dateOf(createdAt)}</span>,
      },
      {
        id: 'other',
        header: side === 'mentor' ? 'Student' : 'Mentor',
        isTitle: true,
        cell: (row) => (
          <span className={row.mentor || side === 'mentor' ? 'font-semibold' : 'text-muted'}>{otherOf(row)}</span>
        ),
      },
      {
        id: 'area',
        header: 'Area',
        cell: (row) => <TwoLines first={labelOf(mentorshipAreaNames, row.area)} second={progressOf(row)} />,
      },
      { id: 'status', header: 'Status', cell: ({ status }) => <MentorshipBadge status={status} /> },
      {
        id: 'actions',
        header: 'Actions',
        cell: (row) => <RowActButtons acts={mentorshipActs} row={row} names={rowActs} isInRow hasWords />,
      },
    ],
    card: (row) => ({
      title: otherOf(row),
      badge: <MentorshipBadge status={row.status} />,
      lines: [labelOf(mentorshipAreaNames, row.area), progressOf(row)],
      actions: <RowActButtons acts={mentorshipActs} row={row} names={rowActs} isInRow hasWords />,
    }),
    ...(side === 'mentor' && { waits: ({ status }: MentorshipRequest) => status === 'pending' }),
    panel: {
      param: 'request',
      component: lazy(async () => ({ default: (await import('./request-panel.tsx')).RequestPanel })),
      missing: { text: 'It may be hidden by your filters, or belong to another account.', link: 'Show all requests' },
    },
    failed: { title: 'Failed to fetch mentorship requests', text: 'Your requests are saved. Try again in a moment.' },
    empty: {
      title: 'No mentorship requests',
      text:
        side === 'mentor'
          ? 'Requests appear here once our team assigns them to you.'
          : 'Ask one question about a project, a subject or your work. Your requests appear here.',
      ...(side === 'learner' && { link: { href: requestPath, label: 'Request a Mentor' } }),
    },
  })

export const ownRequests = listOfSide('learner')
export const receivedRequests = listOfSide('mentor')
