import { feedbackRoleNames } from '@kere/contracts/forms/feedback-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { defineList } from '@kere/screens/list'
import { allAnd, byDate, choice, days, named, tabs, text } from '@kere/screens/list-filter'
import { momentOf } from '@kere/screens/time-in-india'
import { PersonPicture } from '@kere/screens/person'
import { lazy } from 'react'
import { replyText, FeedbackStatusBadge, statusNames } from './feedback-status.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/feedback', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/forms/feedback')

const feedback = defineList({
  name: 'feedback',
  path: route.path,
  title: 'User Feedback',
  description: 'What people tell us about the platform, and what we do about it.',
  noun: ['submission', 'submissions'],
  filters: {
    status: tabs({
      label: 'Feedback by status',
      options: allAnd(statusNames),
    }),
    search: text({ label: 'Search feedback', placeholder: 'Search feedback' }),
    role: choice({
      label: 'Role',
      anyLabel: 'Any role',
      options: named(feedbackRoleNames),
    }),
    ...days,
    sort: byDate('at'),
  },
  load: async (api, query, signal) => api.call((await loadContract()).feedback.list, { query }, { signal }),
  rowId: ({ id }) => id,
  rowName: ({ name, submittedAt }) => `Feedback from ${name}, ${momentOf(submittedAt)}`,
  columns: [
    {
      id: 'feedback',
      header: 'Feedback',
      isTitle: true,
      cell: ({ feedbackText }) => <span className="line-clamp-2 max-w-90">{feedbackText}</span>,
    },
    {
      id: 'from',
      header: 'From',
      cell: ({ name, role }) => <TwoLines first={name} second={labelOf(feedbackRoleNames, role)} />,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <FeedbackStatusBadge status={status} /> },
    {
      id: 'at',
      header: 'Received (IST)',
      isSortable: true,
      cell: ({ submittedAt }) => <MomentCell instant={submittedAt} />,
    },
    {
      id: 'reply',
      header: 'Reply',
      hideFirst: true,
      cell: (submission) => (
        <span className={submission.contactRequested && !submission.reply ? 'font-semibold' : 'text-muted'}>
          {replyText(submission)}
        </span>
      ),
    },
  ],
  card: ({ feedbackText, name, role, status, submittedAt }) => ({
    title: <span className="line-clamp-2">{feedbackText}</span>,
    picture: <PersonPicture person={{ name }} />,
    badge: <FeedbackStatusBadge status={status} />,
    lines: [`${name}, ${labelOf(feedbackRoleNames, role)}`, `${momentOf(submittedAt)} IST`],
  }),
  panel: {
    param: 'submission',
    component: lazy(async () => ({ default: (await import('./feedback-panel.tsx')).FeedbackPanel })),
    load: async (api, id, signal) => api.call((await loadContract()).feedback.get, { params: { id } }, { signal }),
    missing: {
      text: 'It may be on another page, or hidden by your filters.',
      link: 'Show all feedback',
    },
  },
  exportName: 'feedback',
  failed: { title: 'Failed to fetch submissions', text: 'People can still send feedback. Nothing is lost.' },
  empty: { title: 'No feedback yet', text: 'Feedback from the home page and the feedback page appears here.' },
})

export const page = listScreen(feedback)
