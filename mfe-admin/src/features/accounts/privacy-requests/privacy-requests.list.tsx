import { privacyRequestNames, type PrivacyRequestKind } from '@kere/contracts/accounts/privacy-request-options'
import type { PrivacyRequest } from '@kere/contracts/accounts/privacy-requests'
import { mailLink } from '@kere/contracts/http/mail-link'
import { labelOf } from '@kere/contracts/http/open-value'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, choice, named, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonPicture } from '@kere/screens/person'
import { PrivacyRequestBadge, privacyRequestStateNames } from '@kere/screens/privacy-request-state'
import { dateOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { ReplyForm } from '../../../replies/reply-form.tsx'
import { SentReply } from '../../../replies/sent-reply.tsx'

export const route = { path: '/dashboard/privacy-requests', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/accounts/privacy-requests')

const nameOf = (kind: PrivacyRequest['kind']) => labelOf(privacyRequestNames, kind)

export const page = listScreen(
  defineList({
    name: 'privacy-requests',
    path: route.path,
    title: 'Privacy requests',
    description: 'What people ask for about their own data. The oldest is due first.',
    noun: ['request', 'requests'],
    filters: {
      state: tabs({ label: 'Requests by state', options: allAnd(privacyRequestStateNames) }),
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
      { id: 'state', header: 'State', cell: ({ state }) => <PrivacyRequestBadge status={state} /> },
      { id: 'due', header: 'Due (IST)', cell: (request) => <Due request={request} /> },
      momentColumn('at', 'Received (IST)', 'submittedAt'),
    ],
    card: ({ kind, person, state, dueAt, isLate }) => ({
      title: nameOf(kind),
      picture: <PersonPicture person={{ name: person }} />,
      badge: <PrivacyRequestBadge status={state} />,
      lines: [person, dueAt === null ? '' : `Due ${dateOf(dueAt)}${isLate ? ', late' : ''}`],
    }),
    panel: { param: 'request', component: RequestPanel },
    exportName: 'privacy-requests',
    failed: { title: 'Failed to fetch the requests', text: 'People can still file requests. Nothing is lost.' },
    empty: {
      title: 'No privacy requests yet',
      text: 'Corrections, complaints and nominations from privacy pages appear here.',
    },
  }),
)

function Due({ request: { dueAt, isLate } }: { request: PrivacyRequest }) {
  if (dueAt === null) return <span className="text-muted">Answered at once</span>
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {dateOf(dueAt)}
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
        <MomentFact name="Received" at={submittedAt} />
        <Fact name="Due">
          <Due request={request} />
        </Fact>
        <Fact name="State">
          <PrivacyRequestBadge status={state} />
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
