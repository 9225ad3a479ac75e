import { StageLine } from '@kere/screens/labs/stage-line'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import { labMessages, labStateNames, type LabState } from '@kere/contracts/labs/lab-options'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { dayText, labDrawing, leftText, ownLabsPath, participantsHref, sharesAt } from '@kere/screens/labs/lab-text'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, order, tabs, text } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { Cascade } from '@kere/ui/charts/cascade'
import { ButtonLink } from '@kere/ui/controls/button'
import { Badge } from '@kere/ui/status/badge'
import Archive from 'lucide-react/icons/archive'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import FilePen from 'lucide-react/icons/file-pen'
import Pencil from 'lucide-react/icons/pencil'
import { useState, type ComponentProps } from 'react'
import { loadContract, managedLabsName } from './lab-authoring.api.ts'
import { labActs } from './lab.acts.tsx'

export const managedLabs = defineList({
  name: managedLabsName,
  path: ownLabsPath,
  title: t('Challenge Labs', 'Title, educator'),
  description: t('The labs that you run.', 'Text, educator'),
  noun: [t('lab', 'Noun after a number'), t('labs', 'Noun after a number, plural')],
  filters: {
    state: tabs({
      label: t('Labs by status', 'Label, educator'),
      options: allAnd({
        open: t('Open', 'Text, educator'),
        closed: t('Closed', 'Text, educator'),
        draft: t('Drafts', 'Text, educator'),
        archived: t('Archived', 'Text, educator'),
      }),
    }),
    search: text({
      label: t('Search titles', 'Label, educator'),
      placeholder: t('Search titles', 'Placeholder, educator'),
    }),
    sort: order<'newest'>([
      { value: 'newest', label: t('Newest first', 'Label, educator'), column: 'lab', isDescending: true },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listManagedLabs })),
  rowName: ({ title }) => title,
  columns: [
    {
      id: 'lab',
      header: t('Lab', 'Head of a column, educator'),
      isTitle: true,
      cell: (lab) => <LabCell lab={lab} />,
    },
    { id: 'state', header: t('Status', 'Head of a column, educator'), cell: (lab) => <LabState lab={lab} /> },
    {
      id: 'stage',
      header: t('Stage', 'Head of a column, educator'),
      hideFirst: true,
      cell: (lab) => <StageCell lab={lab} />,
    },
    {
      id: 'closes',
      header: t('Closes (6:00 pm)', 'Head of a column, educator'),
      hideFirst: true,
      cell: (lab) => <ClosesCell lab={lab} />,
    },
    {
      id: 'people',
      header: t('People', 'Head of a column, educator'),
      cell: (lab) => <PeopleCell lab={lab} />,
    },
    {
      id: 'actions',
      header: t('Actions', 'Head of a column, educator'),
      cell: (lab) => <Actions lab={lab} />,
    },
  ],
  card: (lab) => ({
    title: <span lang={englishHere}>{lab.title}</span>,
    badge: <LabState lab={lab} />,
    lines: [peopleOf(lab)],
    actions: (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PeopleLink lab={lab} />
        <Actions lab={lab} />
      </div>
    ),
  }),
  failed: { title: labMessages.listFailed, text: t('Labs and requests are safe.', 'Text, educator') },
  empty: {
    title: t('You run no lab yet', 'Title, educator'),
    text: t(
      'A lab has a question that somebody wants answered, stages with dates, and teams that work on it.',
      'Text, educator',
    ),
    link: { href: `${ownLabsPath}/new`, label: t('Create the first lab', 'Label, educator') },
  },
  noneFound: {
    text: () => t('No labs match these filters.', 'Text, educator'),
    link: t('All labs', 'Link, educator'),
  },
})

const peopleOf = ({ participants, mentors }: ManagedLab) =>
  t(
    '{participants, plural, one {# participant} other {# participants}}, {mentors, plural, one {# mentor} other {# mentors}}',
    { participants, mentors },
    'Text, educator',
  )

function LabCell({ lab }: { lab: ManagedLab }) {
  return (
    <span className="flex items-center gap-3 py-2">
      <img
        src={lab.coverImage ?? coverPath(labDrawing(lab))}
        alt=""
        width={64}
        height={44}
        loading="lazy"
        className="h-11 w-16 shrink-0 rounded-badge border border-hairline bg-sunken object-cover"
      />
      <span className="min-w-0 desk:min-w-50">
        <span lang={englishHere} className="line-clamp-2 font-semibold">
          {lab.title}
        </span>
        <span className="line-clamp-1 text-meta text-muted">{lab.educator.name}</span>
      </span>
    </span>
  )
}

const looks: Readonly<Record<LabState, Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>>> = {
  open: { tone: 'leaf', icon: <CircleDot aria-hidden="true" /> },
  closed: { icon: <CircleMinus aria-hidden="true" /> },
  draft: { icon: <FilePen aria-hidden="true" /> },
  archived: { tone: 'warn', icon: <Archive aria-hidden="true" /> },
}

function LabState({ lab: { state, isSample } }: { lab: ManagedLab }) {
  return (
    <Badge {...lookup(looks, state)}>{isSample ? t('Sample', 'Text, educator') : labelOf(labStateNames, state)}</Badge>
  )
}

function StageCell({ lab }: { lab: ManagedLab }) {
  const [now] = useState(() => Date.now())
  return (
    <span className="block min-w-32 py-1.5">
      <Cascade stages={sharesAt(lab.stages, now)} className="h-7! w-28!" />
      <span className="mt-1 block text-meta text-muted">
        <StageLine lab={lab} now={now} />
      </span>
    </span>
  )
}

/** Shows when requests end, except for a sample, which nobody joins, and for a lab that was closed early. */
function ClosesCell({ lab }: { lab: ManagedLab }) {
  const [now] = useState(() => Date.now())
  if (lab.isSample) return <span className="text-muted">{t('No date', 'Text, educator')}</span>
  const isOver = lab.state === 'closed' || lab.state === 'archived' || Date.parse(lab.closesAt) <= now
  return (
    <span className="block whitespace-nowrap">
      {dayText(lab.closesAt, now)}
      <span className="block text-meta text-muted">
        {isOver ? t('Requests closed', 'Text, educator') : leftText(lab.closesAt, now)}
      </span>
    </span>
  )
}

function PeopleCell({ lab }: { lab: ManagedLab }) {
  return (
    <span className="block whitespace-nowrap">
      <span className="block text-meta text-muted">{peopleOf(lab)}</span>
      <PeopleLink lab={lab} />
    </span>
  )
}

/** A link to the people, which a closed lab with waiting people shows too (U-21). */
const PeopleLink = ({ lab }: { lab: ManagedLab }) => (
  <a
    href={localPath(participantsHref(lab.id))}
    className="relative z-1 font-semibold text-brand underline underline-offset-3"
    aria-label={`${lab.pending > 0 ? t('{count} to answer', { count: lab.pending }, 'Link, educator') : t('Participants', 'Link, educator')}: ${lab.title}`}
  >
    {lab.pending > 0
      ? t('{count} to answer', { count: lab.pending }, 'Link, educator')
      : t('Participants', 'Link, educator')}
  </a>
)

function Actions({ lab }: { lab: ManagedLab }) {
  return (
    <div className="flex items-center justify-end gap-1">
      {lab.state !== 'archived' && (
        <ButtonLink
          href={`${ownLabsPath}/${encodeURIComponent(lab.id)}/edit`}
          variant="quiet"
          size="toolbar"
          aria-label={t('Edit {title}', { title: lab.title }, 'Button, educator')}
          icon={<Pencil aria-hidden="true" />}
          className="relative z-1 px-2.5"
        >
          <span className="sr-only">{t('Edit', 'Text, educator')}</span>
        </ButtonLink>
      )}
      <RowActButtons
        acts={labActs}
        row={lab}
        names={['close', 'reopen', 'delete']}
        inMenu={['close', 'reopen', 'delete']}
        isInRow
      />
    </div>
  )
}
