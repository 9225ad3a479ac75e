import { t } from '@kere/brand/messages'
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

const rowActs = ['accept', 'reject', 'withdraw'] as const

const otherOf = ({ viewer, learner, mentor, status }: MentorshipRequest) =>
  viewer === 'mentor'
    ? learner.name
    : (mentor?.name ??
      (status === 'pending' ? t('No mentor yet', 'Text, mentorship') : t('No mentor', 'Text, mentorship')))

function progressOf({ status, nextSession, createdAt, level }: MentorshipRequest): string {
  if (nextSession) return t('Session {when}', { when: momentOf(nextSession.startsAt) }, 'Of a mentorship')
  if (status === 'pending')
    return t(
      'Sent {ago}',
      { ago: elapsedTime(Date.parse(createdAt), Date.now()).toLowerCase() },
      'A request; ago as “2 days ago”',
    )
  if (status === 'accepted') return t('No session booked', 'Text, mentorship')
  return labelOf(mentorshipLevelNames, level)
}

/** The list of one side (S-409). Educators have both: requests addressed to them, and their own (C-11). */
const listOfSide = (side: MentorshipSide) =>
  defineList({
    name: 'my-mentorship',
    path: mentorshipPath,
    title: t('Mentorship', 'Heading, mentorship'),
    description: t('Requests for a mentor, and what becomes of them.', 'Description of the page, mentorship'),
    noun: [t('mentorship request', 'Noun after a number'), t('mentorship requests', 'Noun after a number, plural')],
    filters: {
      status: tabs({
        label: t('Requests by status', 'Label, mentorship'),
        options: allAnd(mentorshipStatusNames),
      }),
      area: choice({
        label: t('Area', 'Label, mentorship'),
        anyLabel: t('Any area', 'Text, mentorship'),
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
        header: t('Date', 'Text, mentorship'),
        isSortable: true,
        cell: ({ createdAt }) => <span className="whitespace-nowrap">{dateOf(createdAt)}</span>,
      },
      {
        id: 'other',
        header: side === 'mentor' ? t('Student', 'Text, mentorship') : t('Mentor', 'Text, mentorship'),
        isTitle: true,
        cell: (row) => (
          <span className={row.mentor || side === 'mentor' ? 'font-semibold' : 'text-muted'}>{otherOf(row)}</span>
        ),
      },
      {
        id: 'area',
        header: t('Area', 'Text, mentorship'),
        cell: (row) => <TwoLines first={labelOf(mentorshipAreaNames, row.area)} second={progressOf(row)} />,
      },
      {
        id: 'status',
        header: t('Status', 'Text, mentorship'),
        cell: ({ status }) => <MentorshipBadge status={status} />,
      },
      {
        id: 'actions',
        header: t('Actions', 'Text, mentorship'),
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
      missing: {
        text: t('It may be hidden by your filters, or belong to another account.', 'Text, mentorship'),
        link: t('Show all requests', 'Text, mentorship'),
      },
    },
    failed: {
      title: t('Failed to fetch mentorship requests', 'Heading, mentorship'),
      text: t('Your requests are saved. Try again in a moment.', 'Text, mentorship'),
    },
    empty: {
      title: t('No mentorship requests', 'Heading, mentorship'),
      text:
        side === 'mentor'
          ? t('Requests appear here once our team assigns them to you.', 'Text, mentorship')
          : t(
              'Ask one question about a project, a subject or your work. Your requests appear here.',
              'Text, mentorship',
            ),
      ...(side === 'learner' && { link: { href: requestPath, label: t('Request a Mentor', 'Label, mentorship') } }),
    },
  })

export const ownRequests = listOfSide('learner')
export const receivedRequests = listOfSide('mentor')
