import type { ContactMessage, ContactStatus } from '@kere/contracts/forms/contact'
import { mailLink } from '@kere/contracts/http/mail-link'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, days, tabs, text } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonPicture } from '@kere/screens/person'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import Archive from 'lucide-react/icons/archive'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Inbox from 'lucide-react/icons/inbox'
import Reply from 'lucide-react/icons/reply'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { ReplyForm } from '../../../replies/reply-form.tsx'
import { SentReply } from '../../../replies/sent-reply.tsx'
import { contactActs, loadContract } from './contact.acts.tsx'

export const route = { path: '/dashboard/contact-messages', roles: ['admin'] }

const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  doubtful: 'Doubtful',
}

const StatusBadge = statusBadge(statusNames, {
  new: ['info', Inbox],
  answered: ['leaf', Reply],
  closed: ['neutral', Archive],
  doubtful: ['warn', CircleQuestionMark],
})

const contactMessages = defineList({
  name: 'contact-messages',
  path: route.path,
  title: 'Contact messages',
  description: 'Messages from the contact page, and our replies.',
  noun: ['message', 'messages'],
  filters: {
    status: tabs({ label: 'Messages by status', options: allAnd(statusNames) }),
    search: text({ label: 'Search messages', placeholder: 'Search messages' }),
    ...days,
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadContract()).contactMessages),
  rowName: ({ subject, name }) => `${subject}, from ${name}`,
  columns: [
    {
      id: 'subject',
      header: 'Subject',
      isTitle: true,
      cell: ({ subject }) => <span className="line-clamp-2 max-w-72 font-semibold">{subject}</span>,
    },
    { id: 'from', header: 'From', cell: ({ name, email }) => <TwoLines noTruncate first={name} second={email} /> },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    momentColumn('at', 'Received (IST)', 'submittedAt'),
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
    badge: <StatusBadge status={status} />,
    lines: [name, `${momentOf(submittedAt)} IST`],
  }),
  panel: {
    param: 'message',
    component: ContactMessagePanel,
  },
  exportName: 'contact-messages',
  failed: { title: 'Failed to fetch messages', text: 'Visitors can still send messages. Nothing is lost.' },
  empty: { title: 'No messages yet', text: 'Messages from the contact page appear here.' },
})

export const page = listScreen(contactMessages)

function ContactMessagePanel({ row: message }: { row: ContactMessage }) {
  const { subject, name, email, status, submittedAt, isFromUser, reply } = message
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{subject}</h3>
      <Facts className="mt-4">
        <Fact name="From">
          {name}
          <TextLink href={mailLink(email)} className="block">
            {email}
          </TextLink>
        </Fact>
        <Fact name="Account">{isFromUser ? 'Sent while signed in' : 'Sent by a visitor'}</Fact>
        <MomentFact name="Received" at={submittedAt} />
        <Fact name="Status">
          <StatusBadge status={status} />
        </Fact>
      </Facts>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{message.message}</p>
      <SentReply reply={reply} />
      {status === 'doubtful' && <DoubtfulNote />}
      {status === 'new' && (
        <ReplyForm
          row={message}
          email={email}
          below="their message"
          lateCode="already_answered"
          acts={contactActs}
          send={async (api, id, body) =>
            api.call((await loadContract()).replyToContactMessage, { params: { id }, body })
          }
        />
      )}
      <RowActButtons acts={contactActs} row={message} names={['close', 'reopen']} />
    </>
  )
}
