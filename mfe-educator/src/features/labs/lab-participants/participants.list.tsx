import type { LabParticipant, listLabParticipants } from '@kere/contracts/labs/lab-participants'
import { labMessages, participantStatusNames, type ParticipantStatus } from '@kere/contracts/labs/lab-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { momentColumn } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { participantsHref } from '@kere/screens/labs/lab-text'
import { defineList } from '@kere/screens/list'
import { choice, named, order, tabs } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { bulkActsOf } from '@kere/screens/row-acts'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { ComponentProps } from 'react'
import { loadContract, participantActs } from './participant.acts.tsx'

export type ParticipantsAnswer = EndpointOutput<typeof listLabParticipants>

export const participantsOf = (lab: string) =>
  defineList({
    name: 'lab-participants',
    path: participantsHref(lab),
    title: 'Participants',
    description: 'Who asked to join a lab, who is in it, and who was rejected.',
    noun: ['person', 'people'],
    filters: {
      role: tabs({
        label: 'Sections',
        options: named({ student: 'Student Participants', educator: 'Educator Mentors' }),
        areSections: true,
      }),
      status: choice({
        label: 'Status',
        anyLabel: 'Any status',
        options: named(participantStatusNames),
      }),
      sort: order<'waiting' | 'newest'>([
        { value: 'waiting', label: 'Waiting first', column: 'status', isDescending: false },
        { value: 'newest', label: 'Newest first', column: 'asked', isDescending: true },
      ]),
    },
    load: async (api, query, signal): Promise<ParticipantsAnswer> =>
      api.call((await loadContract()).listLabParticipants, { query: { ...query, lab } }, { signal }),
    fixedParams: { lab },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: 'Name',
        isTitle: true,
        cell: ({ userId, name, avatarUrl, about }) => (
          <PersonCell person={{ id: userId, name, avatarUrl }} second={about} />
        ),
      },
      {
        id: 'statement',
        header: 'Statement',
        hideFirst: true,
        cell: ({ statement }) => <span className="line-clamp-2 max-w-100 text-dense">{statement}</span>,
      },
      { id: 'team', header: 'Team', hideFirst: true, cell: ({ team }) => team?.name ?? '–' },
      momentColumn('asked', 'Asked (IST)', 'askedAt'),
      { id: 'status', header: 'Status', isSortable: true, cell: (row) => <StatusBadge row={row} /> },
      {
        id: 'actions',
        header: 'Actions',
        cell: (row) => (
          <RowActButtons acts={participantActs} row={row} names={['approve', 'reject']} isInRow hasWords />
        ),
      },
    ],
    card: (row) => ({
      title: row.name,
      picture: <PersonPicture person={{ id: row.userId, name: row.name, avatarUrl: row.avatarUrl }} />,
      badge: <StatusBadge row={row} />,
      lines: [row.about ?? '', row.statement].filter(Boolean),
      actions: <RowActButtons acts={participantActs} row={row} names={['approve', 'reject']} isInRow hasWords />,
    }),
    panel: {
      param: 'person',
      component: ParticipantPanel,
      missing: { text: 'They may be on another page, or hidden by your filters.', link: 'Show everybody' },
    },
    bulk: { list: 'lab-participants', acts: bulkActsOf(participantActs, ['approve', 'reject', 'undo']) },
    waits: ({ status }) => status === 'pending',
    exportName: 'lab-participants',
    failed: { title: labMessages.participantsFailed, text: 'Requests and decisions are safe.' },
    empty: { title: labMessages.noParticipants, text: 'People appear here when they ask to take part.' },
    noneFound: { text: () => 'Nobody matches these filters.', link: 'Show everybody' },
  })

const looks: Readonly<Record<ParticipantStatus, Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>>> = {
  pending: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  approved: { tone: 'leaf', icon: <CircleCheck aria-hidden="true" /> },
  rejected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
}

const StatusBadge = ({ row: { status } }: { row: LabParticipant }) => (
  <Badge {...lookup(looks, status)}>{labelOf(participantStatusNames, status)}</Badge>
)

function ParticipantPanel({ row }: { row: LabParticipant }) {
  const { name, about, role, statement, externalLink, note, team, askedAt, decidedAt } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <p className="text-dense text-muted">{role === 'educator' ? 'Offers to mentor' : 'Asks to join'}</p>
      <RowActButtons acts={participantActs} row={row} names={['approve', 'reject', 'remove']} />
      <Facts className="mt-5">
        <Fact name="Status">
          <StatusBadge row={row} />
        </Fact>
        <Fact name="Asked">
          <Moment instant={askedAt} />
        </Fact>
        {decidedAt && (
          <Fact name="Answered">
            <Moment instant={decidedAt} />
          </Fact>
        )}
        {about && <Fact name={role === 'educator' ? 'Works as' : 'Studies'}>{about}</Fact>}
        {team && <Fact name="Team">{team.name}</Fact>}
        {externalLink && (
          <Fact name="Link">
            <a
              href={externalLink}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="underline wrap-anywhere"
            >
              {externalLink}
              <span className="sr-only"> (new tab)</span>
            </a>
          </Fact>
        )}
      </Facts>
      <h4 className="mt-5 text-card">Statement</h4>
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{statement}</p>
      {note && (
        <>
          <h4 className="mt-5 text-card">Your note</h4>
          <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{note}</p>
        </>
      )}
    </>
  )
}
