import {
  privacyRequestNames,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@kere/contracts/accounts/privacy-request-options'
import type { PrivacyRequest } from '@kere/contracts/accounts/privacy-requests'
import { mailLink } from '@kere/contracts/http/mail-link'
import { labelOf } from '@kere/contracts/http/open-value'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, choice, named, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonPicture } from '@kere/screens/person'
import { statusBadge } from '@kere/screens/status-badge'
import { dateOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import { ReplyForm } from '../../../replies/reply-form.tsx'
import { SentReply } from '../../../replies/sent-reply.tsx'

export const route = { path: '/dashboard/privacy-requests', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/accounts/privacy-requests')

const stateNames: Record<PrivacyRequestState, string> = {
  waiting: 'Waiting',
  scheduled: 'Scheduled',
  done: 'Done',
  withdrawn: 'Withdrawn',
}

const StateBadge = statusBadge(stateNames, {
  waiting: ['info', Hourglass],
  scheduled: ['warn', CalendarClock],
  done: ['leaf', CircleCheck],
  withdrawn: ['neutral', CircleMinus],
})

const nameOf = (kind: PrivacyRequest['kind']) => labelOf(privacyRequestNames, kind)

const privacyRequests = defineList({
  name: 'privacy-requests',
  path: route.path,
  title: 'Privacy requests',
  description: 'What people ask for about their own data. The oldest is due first.',
  noun: ['request', 'requests'],
  filters: {
    state: tabs({ label: 'Requests by state', options: allAnd(stateNames) }),
    kind: choice<PrivacyRequestKind>({
      label: 'Request',
      anyLabel: 'All requests',
      options: named(privacyRequestNames),
    }),
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadContract()).privacyRequests),
  rowName: ({ kind, person }) => `${nameOf(kind)}, ${person}`,
  columns: [
    {
      id: 'kind',
      header: 'Request',
      isTitle: true,
      cell: ({ kind }) => <span className="font-semibold">{nameOf(kind)}</span>,
    },
    {
      id: 'person',
      header: 'Person',
      cell: ({ person, email }) => <TwoLines noTruncate first={person} second={email} />,
    },
    { id: 'state', header: 'State', cell: ({ state }) => <StateBadge status={state} /> },
    { id: 'due', header: 'Due (IST)', cell: (request) => <Due request={request} /> },
    momentColumn('at', 'Received (IST)', 'submittedAt'),
  ],
  card: ({ kind, person, state, dueAt }) => ({
    title: nameOf(kind),
    picture: <PersonPicture person={{ name: person }} />,
    badge: <StateBadge status={state} />,
    lines: [person, dueAt === null ? '' : `Due ${dateOf(dueAt)}`],
  }),
  panel: { param: 'request', component: RequestPanel },
  exportName: 'privacy-requests',
  failed: { title: 'Failed to fetch the requests', text: 'People can still file requests. Nothing is lost.' },
  empty: {
    title: 'No privacy requests yet',
    text: 'Corrections, complaints and nominations from privacy pages appear here.',
  },
})

export const page = listScreen(privacyRequests)

function Due({ request: { dueAt, isLate } }: { request: PrivacyRequest }) {
  if (dueAt === null) return <span className="text-muted">Answered at once</span>
  return (
    <span className="whitespace-nowrap">
      {dateOf(dueAt)}{' '}
      {isLate && (
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          Late
        </Badge>
      )}
    </span>
  )
}

function RequestPanel({ row: request }: { row: PrivacyRequest }) {
  const { kind, person, email, filedBy, state, submittedAt, text, nomineeName, nomineeEmail, reply } = request
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{nameOf(kind)}</h3>
      <Facts className="mt-4">
        <Fact name="Person">
          {person}
          <TextLink href={mailLink(email)} className="block">
            {email}
          </TextLink>
        </Fact>
        {filedBy === 'guardian' && <Fact name="Filed by">Their guardian</Fact>}
        <Fact name="Received">
          <Moment instant={submittedAt} />
        </Fact>
        <Fact name="Due">
          <Due request={request} />
        </Fact>
        <Fact name="State">
          <StateBadge status={state} />
        </Fact>
        {nomineeName !== null && (
          <Fact name="Nominee">
            {nomineeName}, {nomineeEmail}
          </Fact>
        )}
      </Facts>
      {text !== null && <p className="mt-4 wrap-anywhere whitespace-pre-line">{text}</p>}
      {state === 'scheduled' && (
        <p className="mt-4">The account is deleted on that day by itself. There is nothing to do.</p>
      )}
      <SentReply reply={reply} />
      {state === 'waiting' && (
        <ReplyForm
          row={request}
          email={email}
          below="their request"
          lateCode="privacy_request_closed"
          acts={{ list: 'privacy-requests', countedBy: 'state' }}
          send={async (api, id, body) =>
            api.call((await loadContract()).answerPrivacyRequest, { params: { id }, body })
          }
        />
      )}
    </>
  )
}
