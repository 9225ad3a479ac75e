import { impactCategories, impactCategoryName } from '@kere/contracts/portfolio/impact-options'
import { isKnown } from '@kere/contracts/http/open-value'
import { defineList } from '@kere/screens/list'
import { allAnd, tabs } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Badge } from '@kere/ui/status/badge'
import BookOpen from 'lucide-react/icons/book-open'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Lock from 'lucide-react/icons/lock'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Pencil from 'lucide-react/icons/pencil'
import Sprout from 'lucide-react/icons/sprout'
import { dayText } from './day-text.ts'
import { impactEntryActs } from './impact-entries.acts.tsx'
import { impactEntriesName, loadContract, toRow, type ImpactRow } from './impact-entries.api.ts'
import { ImpactMark } from '@kere/screens/impact-mark'

export const impactPath = '/dashboard/impact-portfolio'

export const entryPath = (id: string) => `${impactPath}/${encodeURIComponent(id)}`

export const impactEntryList = defineList({
  name: impactEntriesName,
  path: impactPath,
  title: 'My Impact Portfolio',
  description: 'Document and showcase your sustainability achievements',
  noun: ['entry', 'entries'],
  filters: {
    visibility: tabs({
      label: 'Entries by visibility',
      options: allAnd({ public: 'Public', private: 'Private' }),
    }),
  },
  async load(api, query, signal) {
    const page = await api.call((await loadContract()).listMyImpactEntries, { query }, { signal })
    // Leaves out the first tab's count, because the list computes it as the sum.
    const { all: _all, ...counts } = page.counts
    return { ...page, counts, items: page.items.map(toRow) }
  },
  rowName: ({ title }) => title,
  columns: [
    {
      id: 'title',
      header: 'Title',
      isTitle: true,
      cell: (row) => (
        <span className="flex min-w-40 items-center gap-3 py-1.5 leading-dense">
          <EntryThumbnail {...row} />
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{row.title}</span>
            <span className="line-clamp-1 text-meta wrap-anywhere text-muted">{row.description}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      cell: (row) => (
        <span className="grid justify-items-start gap-1 py-1.5">
          <Category category={row.category} />
          <ImpactMark {...row} />
        </span>
      ),
    },
    {
      id: 'date',
      header: 'Date Completed',
      cell: ({ dateCompleted }) => <span className="whitespace-nowrap">{dayText(dateCompleted)}</span>,
    },
    { id: 'visibility', header: 'Visibility', cell: (row) => <VisibilityBadge {...row} /> },
    { id: 'link', header: 'Link', cell: (row) => <EntryLink {...row} /> },
    { id: 'actions', header: 'Actions', cell: (row) => <Actions row={row} /> },
  ],
  card: (row) => ({
    title: row.title,
    badge: <VisibilityBadge {...row} />,
    lines: [
      <span key="what">
        {impactCategoryName(row.category)} · {dayText(row.dateCompleted)}
      </span>,
      <span key="text" className="block truncate">
        {row.description}
      </span>,
      <span key="mark" className="flex flex-wrap items-center gap-x-5">
        <ImpactMark {...row} />
        <EntryLink {...row} />
      </span>,
    ],
    actions: <Actions row={row} />,
  }),
  failed: { title: 'Failed to fetch impact entries', text: 'Your entries are safe.' },
  empty: {
    title: 'No impact entries yet',
    text: 'Start documenting your sustainability achievements and projects.',
    link: { href: `${impactPath}/add`, label: 'Add Your First Entry' },
  },
  noneFound: {
    text: ({ visibility }) =>
      visibility === 'public'
        ? 'None of your entries is public. Only you can see them.'
        : 'All of your entries are public.',
    link: 'All entries',
  },
})

const signs = {
  challenge_lab: <BriefcaseBusiness aria-hidden="true" />,
  fellowship: <GraduationCap aria-hidden="true" />,
  course: <BookOpen aria-hidden="true" />,
  mentorship: <MessagesSquare aria-hidden="true" />,
  action_project: <Sprout aria-hidden="true" />,
} as const

const signOf = (category: string) => isKnown(impactCategories, category) && signs[category]

const Category = ({ category }: { category: string }) => (
  <span className="flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
    {signOf(category)}
    {impactCategoryName(category)}
  </span>
)

/** Shows the first picture of the evidence or, without one, the icon of the category. */
function EntryThumbnail({ category, evidence }: Pick<ImpactRow, 'category' | 'evidence'>) {
  const picture = evidence?.find(({ type }) => type.startsWith('image/'))
  return (
    <span className="grid h-11 w-16 shrink-0 place-items-center overflow-hidden rounded-badge border border-hairline bg-sunken text-muted">
      {picture ? (
        <img
          src={picture.smallPath ?? picture.path}
          alt=""
          width={64}
          height={44}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        signOf(category)
      )}
    </span>
  )
}

const VisibilityBadge = ({ isPublic }: Pick<ImpactRow, 'isPublic'>) =>
  isPublic ? (
    <Badge tone="leaf" icon={<Globe aria-hidden="true" />}>
      Public
    </Badge>
  ) : (
    <Badge icon={<Lock aria-hidden="true" />}>Private</Badge>
  )

const EntryLink = ({ link, title }: Pick<ImpactRow, 'link' | 'title'>) =>
  link === null ? (
    <span className="whitespace-nowrap text-muted">No link</span>
  ) : (
    <TextLink
      href={link}
      target="_blank"
      rel="noopener"
      aria-label={`View the link of ${title}`}
      className="relative z-1"
    >
      View
    </TextLink>
  )

const Actions = ({ row }: { row: ImpactRow }) => (
  <div className="relative z-1 flex items-center gap-1 max-desk:gap-2 desk:min-w-max desk:justify-end">
    <ButtonLink
      href={entryPath(row.id)}
      variant="quiet"
      size="toolbar"
      icon={<Pencil aria-hidden="true" />}
      aria-label={`Edit ${row.title}`}
      className="px-2.5 max-desk:border-control max-desk:bg-surface"
    />
    <RowActButtons acts={impactEntryActs} row={row} names={['show', 'hide', 'delete']} isInRow />
  </div>
)
