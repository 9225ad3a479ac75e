import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import { localPath } from '@kere/brand/local-path'
import { limits } from '@kere/contracts/http/limits'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { type FoundKind, foundKinds, kindOfFound, searchHref } from '@kere/contracts/search/site-search-options'
import type { FoundGroup } from '@kere/contracts/search/site-search'
import { useRemote } from '@kere/platform/react/remote-tree'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { count } from '@kere/brand/count'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { SearchInput } from '@kere/ui/controls/search-input'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { FoundRow } from './found-row.tsx'
import { readSiteSearchAddress, type SiteSearchAddress } from './site-search-address.ts'
import { type ShownSearch, siteSearchQuery } from './site-search.api.ts'
import { LatePart } from '../../../pages/late-part.tsx'

export function SiteSearchPage() {
  const { api } = useRemote()
  const [params] = useSearchParams()
  const address = readSiteSearchAddress(params)
  const hasWords = address.search !== ''
  const found = useQuery({
    ...siteSearchQuery(api, address),
    enabled: hasWords,
    placeholderData: keepPreviousData,
  })

  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="grid items-center gap-x-6 gap-y-4 pt-7 pb-5 wide:grid-cols-[13rem_minmax(0,1fr)] desk:pt-12">
          <h1>{t('Search', 'Button, heading')}</h1>
          <SearchForm search={address.search} />
        </header>
        {!hasWords ? (
          <div className="border-t-2 border-ink pt-5">
            <p className="text-muted">
              {t('Courses, events, challenge labs, people, posts and answers, in one search.', 'Search of the site')}
            </p>
            <p className="mt-4 text-meta text-muted">{t('Or start with a subject', 'Search of the site')}</p>
            <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
              <SubjectLinks count={6} />
            </p>
          </div>
        ) : found.data ? (
          <Results address={address} found={found.data} />
        ) : found.isPending ? (
          <Waiting />
        ) : (
          <LatePart
            of={failurePart}
            props={{
              title: failureTitle(found.error, t('The search did not answer', 'Error')),
              query: found,
              retryHref: searchHref(address.search, address.kind),
              children: t('Your words are still in the field.', 'Below an error'),
            }}
          />
        )}
      </div>
    </div>
  )
}

function SearchForm({ search }: { search: string }) {
  const navigate = useNavigate()
  const field = useTypedField(search)
  return (
    <form
      role="search"
      aria-label={t('The whole site', 'Name of a search, for screen readers')}
      action={localPath('/search')}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(searchHref((field.current?.value ?? '').trim()))
      }}
      className="flex gap-2"
    >
      <SearchInput
        ref={field}
        label={t('Search the whole site', 'Label of a field')}
        placeholder={t('Course, event, person', 'Example in a search field')}
        name="q"
        maxLength={limits.searchLength}
        defaultValue={search}
        className="min-w-0 grow"
      />
      <Button type="submit">{t('Search', 'Button, heading')}</Button>
    </form>
  )
}

interface KnownGroup extends Omit<FoundGroup, 'kind'> {
  kind: FoundKind
}

/** Drops kinds that only a newer API knows. */
const knownGroups = (groups: readonly FoundGroup[]) =>
  groups.flatMap((group): KnownGroup[] => {
    const kind = foundKinds.find((each) => each === group.kind)
    return kind ? [{ ...group, kind }] : []
  })

function Results({ address, found }: { address: SiteSearchAddress; found: ShownSearch }) {
  const groups = knownGroups(found.groups)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const isLowerBound = groups.some(({ totalIsLowerBound }) => totalIsLowerBound)
  const shown = groups.filter(({ kind, items }) => items.length > 0 && (address.kind ?? kind) === kind)
  const { search } = address
  const totalText = isLowerBound
    ? t('{count}+ results', { count: total }, 'More than this many results')
    : t('{count, plural, one {# result} other {# results}}', { count: total }, 'Number of results')
  return (
    <>
      <KindTabs address={address} groups={groups} total={count(total, isLowerBound)} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-dense">
        <p role="status" className="wrap-anywhere">
          <b className="font-semibold">
            {t('{results} for “{search}”', { results: totalText, search }, 'Number of results of a search')}
          </b>
          {total > 1 && (
            <span className="ms-3 text-meta text-muted">{t('Best matches first', 'Order of results')}</span>
          )}
        </p>
        <AlsoIn groups={shown} />
      </div>
      {shown.length === 0 ? (
        <Nothing address={address} total={total} />
      ) : (
        shown.map((group) => <Group key={group.kind} group={group} address={address} askedAt={found.askedAt} />)
      )}
    </>
  )
}

interface KindTabsProps {
  address: SiteSearchAddress
  groups: readonly KnownGroup[]
  total: string
}

/** The kinds as a row that scrolls on phones. The user's own items are only offered if there are results. */
function KindTabs({ address: { search, kind: chosen }, groups, total }: KindTabsProps) {
  const totalOf = (kind: FoundKind) => groups.find((group) => group.kind === kind)
  const kinds = foundKinds.filter((kind) => !kindOfFound(kind).isRare || totalOf(kind) || kind === chosen)
  const tabs = [
    { kind: null, name: t('All', 'Filter: online and in person'), total },
    ...kinds.map((kind) => {
      const group = totalOf(kind)
      return { kind, name: kindOfFound(kind).name, total: group ? count(group.total, group.totalIsLowerBound) : '0' }
    }),
  ]
  return (
    <nav
      aria-label={t('Kinds of results', 'Name of links, for screen readers')}
      className="-mx-gutter border-b-2 border-ink wide:mx-0"
    >
      <ul className="flex gap-1 overflow-x-auto px-gutter pt-1 wide:px-0">
        {tabs.map((tab) => (
          <li key={tab.kind ?? ''} className="shrink-0">
            <Link
              to={searchHref(search, tab.kind)}
              aria-current={tab.kind === chosen ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-t-control px-3.5 text-dense font-medium whitespace-nowrap text-ink no-underline -outline-offset-3 hover:bg-hover aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-canvas"
            >
              {tab.name} <span className="text-meta tabular-nums">{tab.total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the subjects of the results, as filters of the catalogue. */
function AlsoIn({ groups }: { groups: readonly KnownGroup[] }) {
  const found = new Set(groups.flatMap(({ items }) => items.map(({ drawing }) => drawing?.category)))
  const subjects = courseCategories.filter((category) => found.has(category)).slice(0, 3)
  if (subjects.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 text-meta text-muted wide:ms-auto">
      {t('All courses in', 'Before names of subjects')}{' '}
      {subjects.map((subject) => (
        <Link
          key={subject}
          to={`/courses?${new URLSearchParams({ category: subject })}`}
          className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-3 hover:decoration-2"
        >
          {courseCategoryNames[subject]}
        </Link>
      ))}
    </p>
  )
}

/** Writes "All 5 courses" with a count such as "300+". */
const allOf: Record<FoundKind, (total: string | number) => string> = {
  own: (total) =>
    t('{total, plural, one {All # of yours} other {All # of yours}}', { total }, 'Link: results of a search'),
  users: (total) => t('{total, plural, one {All # user} other {All # users}}', { total }, 'Link: results of a search'),
  orders: (total) =>
    t('{total, plural, one {All # order} other {All # orders}}', { total }, 'Link: results of a search'),
  applications: (total) =>
    t('{total, plural, one {All # application} other {All # applications}}', { total }, 'Link: results of a search'),
  managed: (total) =>
    t(
      '{total, plural, one {All # of all courses} other {All # of all courses}}',
      { total },
      'Link: results of a search',
    ),
  courses: (total) =>
    t('{total, plural, one {All # course} other {All # courses}}', { total }, 'Link: results of a search'),
  events: (total) =>
    t('{total, plural, one {All # event} other {All # events}}', { total }, 'Link: results of a search'),
  labs: (total) => t('{total, plural, one {All # lab} other {All # labs}}', { total }, 'Link: results of a search'),
  people: (total) =>
    t('{total, plural, one {All # person} other {All # people}}', { total }, 'Link: results of a search'),
  posts: (total) => t('{total, plural, one {All # post} other {All # posts}}', { total }, 'Link: results of a search'),
  news: (total) =>
    t('{total, plural, one {All # headline} other {All # headlines}}', { total }, 'Link: results of a search'),
  positions: (total) =>
    t('{total, plural, one {All # position} other {All # positions}}', { total }, 'Link: results of a search'),
  pages: (total) => t('{total, plural, one {All # page} other {All # pages}}', { total }, 'Link: results of a search'),
}

const listLabels: Partial<Record<FoundKind, string>> = {
  users: t('In all users', 'Link: search there'),
  orders: t('In all orders', 'Link: search there'),
  courses: t('In all courses', 'Link: search there'),
  events: t('In all events', 'Link: search there'),
  labs: t('In all labs', 'Link: search there'),
  people: t('In all educators', 'Link: search there'),
  positions: t('In all positions', 'Link: search there'),
}

interface GroupProps {
  group: KnownGroup
  address: SiteSearchAddress
  askedAt: number
}

function Group({
  group: { kind, total, totalIsLowerBound, items },
  address: { search, kind: chosen },
  askedAt,
}: GroupProps) {
  const hasMore = total > items.length
  const { name, list } = kindOfFound(kind)
  return (
    <section
      aria-labelledby={`found-${kind}`}
      className="grid gap-x-6 border-t border-hairline pt-5 pb-3 max-wide:border-t-2 max-wide:border-ink wide:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="flex items-baseline justify-between gap-4 wide:block">
        <h2 id={`found-${kind}`} className="text-panel">
          {name}
        </h2>
        {hasMore && chosen === null && (
          <TextLink href={searchHref(search, kind)} hasArrow className="min-h-6 items-center text-dense">
            {allOf[kind](totalIsLowerBound ? count(total, true) : total)}
          </TextLink>
        )}
        {hasMore && chosen !== null && list && (
          <TextLink
            href={`${list.path}?${new URLSearchParams({ search })}`}
            hasArrow
            className="min-h-6 items-center text-dense"
          >
            {listLabels[kind]}
          </TextLink>
        )}
      </div>
      <ul className="min-w-0">
        {items.map((item) => (
          <FoundRow key={`${item.id}${item.path}`} {...{ kind, item, search, askedAt }} />
        ))}
      </ul>
    </section>
  )
}

function Nothing({ address: { search, kind }, total }: { address: SiteSearchAddress; total: number }) {
  return (
    <EmptyState
      className="pt-6"
      title={
        kind !== null && total > 0
          ? t('Nothing of this kind for these words', 'Search without a result')
          : t('No results for “{search}”', { search }, 'Search without a result')
      }
      action={
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {kind !== null && total > 0 && (
            <TextLink href={searchHref(search)}>
              {t('{count, plural, one {All # result} other {All # results}}', { count: total }, 'Link')}
            </TextLink>
          )}
          <SubjectLinks count={3} />
          <TextLink href="/services/mentorship">{t('Ask a mentor', 'Link')}</TextLink>
        </p>
      }
    >
      {t('Check the spelling, or try one word instead of several.', 'Search without a result')}
    </EmptyState>
  )
}

const SubjectLinks = ({ count: most }: { count: number }) =>
  courseCategories.slice(0, most).map((category) => (
    <TextLink key={category} href={`/courses?${new URLSearchParams({ category })}`}>
      {courseCategoryNames[category]}
    </TextLink>
  ))

function Waiting() {
  return (
    <SkeletonGroup label={t('Searching', 'For screen readers')}>
      <div className="grid gap-6 border-t-2 border-ink pt-6">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex gap-5">
            <Skeleton className="h-16 w-24 shrink-0" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-full max-w-measure" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
