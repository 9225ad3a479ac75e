import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
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

const rowActs = ['show', 'hide', 'delete'] as const

export const impactEntryList = defineList({
  name: impactEntriesName,
  path: impactPath,
  title: t('My Impact Portfolio', 'Heading, portfolio'),
  description: t('Document and showcase your sustainability achievements', 'Description of the page, portfolio'),
  noun: [t('entry', 'Noun after a number'), t('entries', 'Noun after a number, plural')],
  filters: {
    visibility: tabs({
      label: t('Entries by visibility', 'Label, portfolio'),
      options: allAnd({ public: t('Public', 'Text, portfolio'), private: t('Private', 'Text, portfolio') }),
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
      header: t('Title', 'Text, portfolio'),
      isTitle: true,
      cell: (row) => (
        <span className="flex min-w-40 items-center gap-3 py-1.5 leading-dense">
          <EntryThumbnail {...row} />
          <span className="min-w-0">
            <span lang={englishHere} className="line-clamp-2 font-semibold wrap-anywhere">
              {row.title}
            </span>
            <span lang={englishHere} className="line-clamp-1 text-meta wrap-anywhere text-muted">
              {row.description}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'category',
      header: t('Category', 'Text, portfolio'),
      cell: (row) => (
        <span className="grid justify-items-start gap-1 py-1.5">
          <Category category={row.category} />
          <ImpactMark {...row} />
        </span>
      ),
    },
    {
      id: 'date',
      header: t('Date Completed', 'Text, portfolio'),
      cell: ({ dateCompleted }) => <span className="whitespace-nowrap">{dayText(dateCompleted)}</span>,
    },
    { id: 'visibility', header: t('Visibility', 'Text, portfolio'), cell: (row) => <VisibilityBadge {...row} /> },
    { id: 'link', header: t('Link', 'Text, portfolio'), cell: (row) => <EntryLink {...row} /> },
    { id: 'actions', header: t('Actions', 'Text, portfolio'), cell: (row) => <Actions row={row} /> },
  ],
  card: (row) => ({
    title: <span lang={englishHere}>{row.title}</span>,
    badge: (
      <span className="-my-2 -me-3 flex shrink-0 items-center">
        <VisibilityBadge {...row} />
        <RowActButtons acts={impactEntryActs} row={row} names={rowActs} inMenu={rowActs} isInRow />
      </span>
    ),
    lines: [
      <span key="what">
        {impactCategoryName(row.category)} · {dayText(row.dateCompleted)}
      </span>,
      <span key="text" lang={englishHere} className="block truncate">
        {row.description}
      </span>,
      <span key="mark" className="flex flex-wrap items-center gap-x-5">
        <ImpactMark {...row} />
        {row.link !== null && <EntryLink {...row} />}
      </span>,
    ],
  }),
  failed: {
    title: t('Failed to fetch impact entries', 'Heading, portfolio'),
    text: t('Your entries are safe.', 'Text, portfolio'),
  },
  empty: {
    title: t('No impact entries yet', 'Heading, portfolio'),
    text: t('Start documenting your sustainability achievements and projects.', 'Text, portfolio'),
    link: { href: `${impactPath}/add`, label: t('Add Your First Entry', 'Label, portfolio') },
  },
  noneFound: {
    text: ({ visibility }) =>
      visibility === 'public'
        ? t('None of your entries is public. Only you can see them.', 'Text, portfolio')
        : t('All of your entries are public.', 'Text, portfolio'),
    link: t('All entries', 'Text, portfolio'),
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
          className="size-full object-cover mask-(--ds-picture)"
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
      {t('Public', 'State, portfolio')}
    </Badge>
  ) : (
    <Badge icon={<Lock aria-hidden="true" />}>{t('Private', 'State, portfolio')}</Badge>
  )

const EntryLink = ({ link, title }: Pick<ImpactRow, 'link' | 'title'>) =>
  link === null ? (
    <span className="whitespace-nowrap text-muted">{t('No link', 'Text, portfolio')}</span>
  ) : (
    <TextLink
      href={link}
      target="_blank"
      rel="noopener"
      aria-label={t('View the link of {title}', { title }, 'For screen readers, portfolio')}
      className="relative z-1"
    >
      {t('View the link', 'Link, portfolio')}
    </TextLink>
  )

const Actions = ({ row }: { row: ImpactRow }) => (
  <div className="relative z-1 flex min-w-max items-center justify-end gap-1">
    <ButtonLink
      href={entryPath(row.id)}
      variant="quiet"
      size="toolbar"
      icon={<Pencil aria-hidden="true" />}
      aria-label={t('Edit {title}', { title: row.title }, 'For screen readers, portfolio')}
      className="px-2.5"
    />
    <RowActButtons acts={impactEntryActs} row={row} names={rowActs} isInRow />
  </div>
)
