import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { LabParticipant, listLabParticipants } from '@kere/contracts/labs/lab-participants'
import { labMessages, participantStatusNames, type ParticipantStatus } from '@kere/contracts/labs/lab-options'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { momentColumn } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
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
    title: t('Participants', 'Title, educator'),
    description: t('Who asked to join a lab, who is in it, and who was rejected.', 'Text, educator'),
    noun: [t('person', 'Noun after a number'), t('people', 'Noun after a number, plural')],
    filters: {
      role: tabs({
        label: t('Sections', 'Label, educator'),
        options: named({
          student: t('Student Participants', 'Text, educator'),
          educator: t('Educator Mentors', 'Text, educator'),
        }),
        areSections: true,
      }),
      status: choice({
        label: t('Status', 'Label, educator'),
        anyLabel: t('Any status', 'Choice, educator'),
        options: named(participantStatusNames),
      }),
      sort: order<'waiting' | 'newest'>([
        {
          value: 'waiting',
          label: t('Waiting first', 'Label, educator'),
          column: 'status',
          isDescending: false,
        },
        { value: 'newest', label: t('Newest first', 'Label, educator'), column: 'asked', isDescending: true },
      ]),
    },
    load: async (api, query, signal): Promise<ParticipantsAnswer> =>
      api.call((await loadContract()).listLabParticipants, { query: { ...query, lab } }, { signal }),
    fixedParams: { lab },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: t('Name', 'Head of a column, educator'),
        isTitle: true,
        cell: ({ userId, name, avatarUrl, about }) => (
          <PersonCell
            person={{ id: userId, name, avatarUrl }}
            second={about && <span lang={englishHere}>{about}</span>}
          />
        ),
      },
      {
        id: 'statement',
        header: t('Statement', 'Head of a column, educator'),
        hideFirst: true,
        cell: ({ statement }) => (
          <span lang={englishHere} className="line-clamp-2 max-w-100 text-dense">
            {statement}
          </span>
        ),
      },
      {
        id: 'team',
        header: t('Team', 'Head of a column, educator'),
        hideFirst: true,
        cell: ({ team }) => (team ? <span lang={englishHere}>{team.name}</span> : '–'),
      },
      momentColumn('asked', t('Asked (IST)', 'Text, educator'), 'askedAt'),
      {
        id: 'status',
        header: t('Status', 'Head of a column, educator'),
        isSortable: true,
        cell: (row) => <StatusBadge row={row} />,
      },
      {
        id: 'actions',
        header: t('Actions', 'Head of a column, educator'),
        cell: (row) => (
          <RowActButtons acts={participantActs} row={row} names={['approve', 'reject']} isInRow hasWords />
        ),
      },
    ],
    card: (row) => ({
      title: row.name,
      picture: <PersonPicture person={{ id: row.userId, name: row.name, avatarUrl: row.avatarUrl }} />,
      badge: <StatusBadge row={row} />,
      lines: [row.about, row.statement].filter(Boolean).map((line) => (
        <span key={line} lang={englishHere}>
          {line}
        </span>
      )),
      actions: <RowActButtons acts={participantActs} row={row} names={['approve', 'reject']} isInRow hasWords />,
    }),
    panel: {
      param: 'person',
      component: ParticipantPanel,
      missing: {
        text: t('They may be on another page, or hidden by your filters.', 'Text, educator'),
        link: t('Show everybody', 'Link, educator'),
      },
    },
    bulk: { list: 'lab-participants', acts: bulkActsOf(participantActs, ['approve', 'reject', 'undo']) },
    waits: ({ status }) => status === 'pending',
    exportName: 'lab-participants',
    failed: {
      title: labMessages.participantsFailed,
      text: t('Requests and decisions are safe.', 'Text, educator'),
    },
    empty: {
      title: labMessages.noParticipants,
      text: t('People appear here when they ask to take part.', 'Text, educator'),
    },
    noneFound: {
      text: () => t('Nobody matches these filters.', 'Text, educator'),
      link: t('Show everybody', 'Link, educator'),
    },
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
      <p className="text-dense text-muted">
        {role === 'educator' ? t('Offers to mentor', 'Text, educator') : t('Asks to join', 'Text, educator')}
      </p>
      <RowActButtons acts={participantActs} row={row} names={['approve', 'reject', 'remove']} />
      <Facts className="mt-5">
        <Fact name={t('Status', 'Label of a fact, educator')}>
          <StatusBadge row={row} />
        </Fact>
        <MomentFact name={t('Asked', 'Label of a fact, educator')} at={askedAt} />
        <MomentFact name={t('Answered', 'Label of a fact, educator')} at={decidedAt} />
        {about && (
          <Fact name={role === 'educator' ? t('Works as', 'Text, educator') : t('Studies', 'Text, educator')}>
            <span lang={englishHere}>{about}</span>
          </Fact>
        )}
        {team && (
          <Fact name={t('Team', 'Label of a fact, educator')}>
            <span lang={englishHere}>{team.name}</span>
          </Fact>
        )}
        {externalLink && (
          <Fact name={t('Link', 'Label of a fact, educator')}>
            <a
              href={externalLink}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="underline wrap-anywhere"
            >
              {externalLink}
              <span className="sr-only"> {t('(new tab)', 'Text, educator')}</span>
            </a>
          </Fact>
        )}
      </Facts>
      <h4 className="mt-5 text-card">{t('Statement', 'Heading, educator')}</h4>
      <p lang={englishHere} className="mt-1.5 whitespace-pre-line wrap-anywhere">
        {statement}
      </p>
      {note && (
        <>
          <h4 className="mt-5 text-card">{t('Your note', 'Heading, educator')}</h4>
          <p lang={englishHere} className="mt-1.5 whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </>
      )}
    </>
  )
}
