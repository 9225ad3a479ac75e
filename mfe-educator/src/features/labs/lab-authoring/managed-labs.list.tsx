import { coverPath } from '@kere/brand/art-paths'
import type { ManagedLab } from '@kere/contracts/labs/lab-authoring'
import { labMessages, labStateNames, type LabState } from '@kere/contracts/labs/lab-options'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { countOf } from '@kere/brand/count'
import {
  dayText,
  labDrawing,
  leftText,
  ownLabsPath,
  participantsHref,
  sharesAt,
  stageText,
} from '@kere/screens/labs/lab-text'
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
  title: 'Challenge Labs',
  description: 'The labs that you run.',
  noun: ['lab', 'labs'],
  filters: {
    state: tabs({
      label: 'Labs by status',
      options: allAnd({ open: 'Open', closed: 'Closed', draft: 'Drafts', archived: 'Archived' }),
    }),
    search: text({ label: 'Search titles', placeholder: 'Search titles' }),
    sort: order<'newest'>([{ value: 'newest', label: 'Newest first', column: 'lab', isDescending: true }]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listManagedLabs })),
  rowName: ({ title }) => title,
  columns: [
    { id: 'lab', header: 'Lab', isTitle: true, cell: (lab) => <LabCell lab={lab} /> },
    { id: 'state', header: 'Status', cell: (lab) => <LabState lab={lab} /> },
    { id: 'stage', header: 'Stage', hideFirst: true, cell: (lab) => <StageCell lab={lab} /> },
    { id: 'closes', header: 'Closes (6:00 pm)', hideFirst: true, cell: (lab) => <ClosesCell lab={lab} /> },
    { id: 'people', header: 'People', cell: (lab) => <PeopleCell lab={lab} /> },
    { id: 'actions', header: 'Actions', cell: (lab) => <Actions lab={lab} /> },
  ],
  card: (lab) => ({
    title: lab.title,
    badge: <LabState lab={lab} />,
    lines: [
      peopleOf(lab),
      lab.pending > 0 ? countOf(lab.pending, ['request to answer', 'requests to answer']) : '',
    ].filter(Boolean),
    actions: (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PeopleLink lab={lab} />
        <Actions lab={lab} />
      </div>
    ),
  }),
  failed: { title: labMessages.listFailed, text: 'Labs and requests are safe.' },
  empty: {
    title: 'You run no lab yet',
    text: 'A lab has a question that somebody wants answered, stages with dates, and teams that work on it.',
    link: { href: `${ownLabsPath}/new`, label: 'Create the first lab' },
  },
  noneFound: { text: () => 'No labs match these filters.', link: 'All labs' },
})

const peopleOf = ({ participants, mentors }: ManagedLab) =>
  `${countOf(participants, ['participant', 'participants'])}, ${countOf(mentors, ['mentor', 'mentors'])}`

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
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{lab.title}</span>
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
  return <Badge {...lookup(looks, state)}>{isSample ? 'Sample' : labelOf(labStateNames, state)}</Badge>
}

function StageCell({ lab }: { lab: ManagedLab }) {
  const [now] = useState(() => Date.now())
  return (
    <span className="block py-1.5">
      <Cascade stages={sharesAt(lab.stages, now)} className="h-7! w-28!" />
      <span className="mt-1 line-clamp-1 text-meta text-muted">{stageText(lab, now)}</span>
    </span>
  )
}

/** Shows when requests end, except for a sample, which nobody joins, and for a lab that was closed early. */
function ClosesCell({ lab }: { lab: ManagedLab }) {
  const [now] = useState(() => Date.now())
  if (lab.isSample) return <span className="text-muted">No date</span>
  const isOver = lab.state === 'closed' || lab.state === 'archived' || Date.parse(lab.closesAt) <= now
  return (
    <span className="block whitespace-nowrap">
      {dayText(lab.closesAt, now)}
      <span className="block text-meta text-muted">{isOver ? 'Requests closed' : leftText(lab.closesAt, now)}</span>
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
    href={participantsHref(lab.id)}
    className="relative z-1 font-semibold text-brand underline underline-offset-3"
    aria-label={`${lab.pending > 0 ? `${lab.pending} to answer` : 'Participants'}: ${lab.title}`}
  >
    {lab.pending > 0 ? `${lab.pending} to answer` : 'Participants'}
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
          aria-label={`Edit ${lab.title}`}
          icon={<Pencil aria-hidden="true" />}
          className="relative z-1 px-2.5"
        >
          <span className="sr-only">Edit</span>
        </ButtonLink>
      )}
      <RowActButtons acts={labActs} row={lab} names={['close', 'reopen', 'delete']} isInRow />
    </div>
  )
}
