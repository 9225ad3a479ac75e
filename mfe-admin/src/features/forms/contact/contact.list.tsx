import { MomentCell, TwoLines } from '@kere/screens/cells'
import { defineList } from '@kere/screens/list'
import { allAnd, byDate, days, tabs, text } from '@kere/screens/list-filter'
import { momentOf } from '@kere/screens/time-in-india'
import { PersonPicture } from '@kere/screens/person'
import { lazy } from 'react'
import { ContactStatusBadge, statusNames } from './contact-status.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/contact-messages', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/forms/contact')

const contactMessages = defineList({
  name: 'contact-messages',
  path: route.path,
  title: 'Contact messages',
  description: 'Messages from the contact page, and our replies.',
  noun: ['message', 'messages'],
  filters: {
    status: tabs({
      label: 'Messages by status',
      options: allAnd(statusNames),
    }),
    search: text({ label: 'Search messages', placeholder: 'Search messages' }),
    ...days,
    sort: byDate('at'),
  },
  load: async (api, query, signal) => api.call((await loadContract()).contactMessages.list, { query }, { signal }),
  rowId: ({ id }) => id,
  rowName: ({ subject, name }) => `${subject}, from ${name}`,
  columns: [
    {
      id: 'subject',
      header: 'Subject',
      isTitle: true,
      cell: ({ subject }) => <span className="line-clamp-2 max-w-72 font-semibold">{subject}</span>,
    },
    { id: 'from', header: 'From', cell: ({ name, email }) => <TwoLines noTruncate first={name} second={email} /> },
    { id: 'status', header: 'Status', cell: ({ status }) => <ContactStatusBadge status={status} /> },
    {
      id: 'at',
      header: 'Received (IST)',
      isSortable: true,
      cell: ({ submittedAt }) => <MomentCell instant={submittedAt} />,
    },
    {
      id: 'message',
      header: 'Message',
      hideFirst: true,
      cell: ({ message }) => <span className="line-clamp-2 max-w-72 text-meta text-muted">{message}</span>,
    },
  ],
  card: ({ subject, name, status, submittedAt }) => ({
    title: subject,
    picture: <PersonPicture person={{ name }} />,
    badge: <ContactStatusBadge status={status} />,
    lines: [name, `${momentOf(submittedAt)} IST`],
  }),
  panel: {
    param: 'message',
    component: lazy(async () => ({ default: (await import('./contact-message.tsx')).ContactMessagePanel })),
    load: async (api, id, signal) =>
      api.call((await loadContract()).contactMessages.get, { params: { id } }, { signal }),
    missing: {
      text: 'It may be on another page, or hidden by your filters.',
      link: 'Show all messages',
    },
  },
  exportName: 'contact-messages',
  failed: { title: 'Failed to fetch messages', text: 'Visitors can still send messages. Nothing is lost.' },
  empty: { title: 'No messages yet', text: 'Messages from the contact page appear here.' },
})

export const page = listScreen(contactMessages)
