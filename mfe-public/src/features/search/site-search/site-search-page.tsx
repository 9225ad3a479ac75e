import { limits } from '@kere/contracts/http/limits'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { type FoundKind, foundKinds, kindOfFound, searchHref } from '@kere/contracts/search/site-search-options'
import type { FoundGroup } from '@kere/contracts/search/site-search'
import { useRemote } from '@kere/platform/react/remote-tree'
import { count, countOf } from '@kere/brand/count'
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
          <h1>Search</h1>
          <SearchForm search={address.search} />
        </header>
        {!hasWords ? (
          <div className="border-t-2 border-ink pt-5">
            <p className="text-muted">Courses, events, challenge labs, people, posts and answers, in one search.</p>
            <p className="mt-4 text-meta text-muted">Or start with a subject</p>
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
              title: found.error.message,
              query: found,
              retryHref: searchHref(address.search, address.kind),
              children: 'Your words are still in the field.',
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
      aria-label="The whole site"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(searchHref((field.current?.value ?? '').trim()))
      }}
      className="flex gap-2"
    >
      <SearchInput
        ref={field}
        label="Search the whole site"
        placeholder="Course, event, person"
        name="q"
        maxLength={limits.searchLength}
        defaultValue={search}
        className="min-w-0 grow"
      />
      <Button type="submit">Search</Button>
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
  const totalText = countOf(total, ['result', 'results'], isLowerBound)
  return (
    <>
      <KindTabs address={address} groups={groups} total={count(total, isLowerBound)} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-dense">
        <p role="status" className="wrap-anywhere">
          <b className="font-semibold">
            {totalText} for “{search}”
          </b>
          {total > 1 && <span className="ms-3 text-meta text-muted">Best matches first</span>}
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
    { kind: null, name: 'All', total },
    ...kinds.map((kind) => {
      const group = totalOf(kind)
      return { kind, name: kindOfFound(kind).name, total: group ? count(group.total, group.totalIsLowerBound) : '0' }
    }),
  ]
  return (
    <nav aria-label="Kinds of results" className="-mx-gutter border-b-2 border-ink wide:mx-0">
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
      All courses in{' '}
      {subjects.map((subject) => (
        <Link
          key={subject}
          to={`/courses?${new URLSearchParams({ category: subject })}`}
          className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-3 hover:decoration-2"
        >
          {subject}
        </Link>
      ))}
    </p>
  )
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
  const { name, noun, list } = kindOfFound(kind)
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
            All {countOf(total, noun, totalIsLowerBound)}
          </TextLink>
        )}
        {hasMore && chosen !== null && list && (
          <TextLink
            href={`${list.path}?${new URLSearchParams({ search })}`}
            hasArrow
            className="min-h-6 items-center text-dense"
          >
            {list.label}
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
        kind !== null && total > 0 ? `No ${kindOfFound(kind).noun[1]} for these words` : `No results for “${search}”`
      }
      action={
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          {kind !== null && total > 0 && <TextLink href={searchHref(search)}>All {countOf(total, 'result')}</TextLink>}
          <SubjectLinks count={3} />
          <TextLink href="/services/mentorship">Ask a mentor</TextLink>
        </p>
      }
    >
      Check the spelling, or try one word instead of several.
    </EmptyState>
  )
}

const SubjectLinks = ({ count: most }: { count: number }) =>
  courseCategories.slice(0, most).map((category) => (
    <TextLink key={category} href={`/courses?${new URLSearchParams({ category })}`}>
      {category}
    </TextLink>
  ))

function Waiting() {
  return (
    <SkeletonGroup label="Searching">
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
