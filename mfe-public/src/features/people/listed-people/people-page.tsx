import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import { limits } from '@kere/contracts/http/limits'
import { type PeopleKind, peopleMessages } from '@kere/contracts/people/listed-people-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Chip } from '@kere/ui/controls/chip'
import { TextLink } from '@kere/ui/controls/link'
import { SearchInput } from '@kere/ui/controls/search-input'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { CardSkeletons } from '@kere/ui/status/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { HiddenFields, readForm } from '../../../forms/filter-fields.tsx'
import { FilterCount } from '../../../lists/filter-sheet.tsx'
import { ExpiredPage } from '../../../pages/expired-page.tsx'
import { lazyComponent } from '../../../pages/lazy-component.ts'
import { LoadFailure } from '../../../pages/load-failure.tsx'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import {
  activeFilters,
  askPath,
  hasFilters,
  peopleHref,
  peopleParams,
  peoplePath,
  readPeopleAddress,
  type PeopleAddress,
} from './people-address.ts'
import { PeopleFilters } from './people-filters.tsx'
import { type People, peopleQuery } from './people.api.ts'
import { PersonCard } from './person-card.tsx'
import { useOpenPerson } from './use-open-person.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

const texts = {
  educator: {
    title: 'Educators',
    one: 'educator',
    lead: (count: string) => `${count} who teach on Kere and chose to be listed.`,
    placeholder: 'Name, designation or organization',
    none: peopleMessages.noEducators,
    empty: 'Educators appear here once they choose to be listed.',
    failed: peopleMessages.educatorsFailed,
  },
  learner: {
    title: 'Learners',
    one: 'learner',
    lead: (count: string) => `${count} learning on Kere who chose to be listed.`,
    placeholder: 'Name, institute or organization',
    none: peopleMessages.noLearners,
    empty: 'Learners appear here once they choose to be listed.',
    failed: peopleMessages.learnersFailed,
  },
} as const

export function PeoplePage({ kind }: { kind: PeopleKind }) {
  const { api } = useRemote()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const address = readPeopleAddress(kind, params)
  const people = useQuery({ ...peopleQuery(api, kind, address), placeholderData: keepPreviousData })
  const text = texts[kind]
  const filtersId = `${kind}-filters`
  const go = (next: PeopleAddress) => void navigate(peopleHref(kind, { ...next, cursor: null }))
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(readPeopleAddress(kind, readForm(event.currentTarget)))
  }
  const listed = people.data?.listed

  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-2 border-ink pt-7 pb-5 desk:pt-13">
          <div>
            <h1>{text.title}</h1>
            <p className="mt-1.5 text-lead text-muted">
              {listed === undefined
                ? 'People who chose to be listed.'
                : text.lead(countOf(listed, kind === 'educator' ? 'practitioner' : ['person', 'people']))}
              {kind === 'educator' && (
                <>
                  {' '}
                  To ask one of them, <TextLink href={askPath}>Request a Mentor</TextLink>.
                </>
              )}
            </p>
          </div>
          <form
            method="get"
            action={peoplePath(kind)}
            role="search"
            onSubmit={search}
            className="w-full desk:max-w-136"
          >
            <div className="flex gap-2 desk:gap-3">
              <SearchInput
                key={address.search}
                name="search"
                label={`Search ${text.title.toLowerCase()}`}
                placeholder={text.placeholder}
                defaultValue={address.search}
                maxLength={limits.searchLength}
                className="min-w-0 grow [&_input]:text-ellipsis"
              />
              <HiddenFields params={peopleParams({ ...address, search: '', cursor: null })} />
              <Button type="submit">Search</Button>
            </div>
          </form>
        </header>
        <div className="gap-x-10 pt-5 wide:grid wide:grid-cols-[15.5rem_minmax(0,1fr)]">
          <div>
            <PeopleFilters id={filtersId} kind={kind} address={address} people={people.data} onChange={go} />
            <Invitation kind={kind} />
          </div>
          <section aria-label={text.title} className="min-w-0">
            {kind === 'learner' && <PrivacyLine />}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite">
                {people.data ? countOf(people.data.total, text.one) : text.title}
                {people.data?.totalIsLowerBound && ' or more'}
              </h2>
              <span className="flex items-center gap-4 text-meta text-muted">
                By first name
                <Button
                  popoverTarget={filtersId}
                  variant="outline"
                  icon={<SlidersHorizontal />}
                  className="wide:hidden"
                >
                  Filters
                  <FilterCount count={activeFilters({ ...address, search: '' }).length} />
                </Button>
              </span>
            </div>
            {hasFilters(address) && (
              <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
                {activeFilters(address).map(({ label, without }) => (
                  <li key={label} className="min-w-0">
                    <Chip href={peopleHref(kind, { ...address, cursor: null, ...without })}>{label}</Chip>
                  </li>
                ))}
                <li className="px-1.5">
                  <TextLink href={peoplePath(kind)} className="text-meta">
                    {kind === 'educator' ? 'Reset' : 'Clear all'}
                  </TextLink>
                </li>
              </ul>
            )}
            {people.data ? (
              <Results kind={kind} address={address} people={people.data} isOld={people.isPlaceholderData} />
            ) : people.data === null ? (
              <ExpiredPage firstPageHref={peopleHref(kind, { ...address, cursor: null })} headingLevel="h3" />
            ) : people.isPending ? (
              <CardSkeletons count={6} label={`Loading ${text.title.toLowerCase()}`} />
            ) : (
              <LoadFailure title={text.failed} query={people} retryHref={peopleHref(kind, address)}>
                The rest of the site works, and your search and filters are kept.
              </LoadFailure>
            )}
          </section>
        </div>
      </div>
    </div>
  )
}

interface ResultsProps {
  kind: PeopleKind
  address: PeopleAddress
  people: People
  isOld: boolean
}

function Results({ kind, address, people, isOld }: ResultsProps) {
  const { items, nextCursor, total } = people
  const opened = useOpenPerson(kind, items)
  if (items.length === 0)
    return (
      <EmptyState
        title={texts[kind].none}
        headingLevel="h3"
        className="mt-6"
        action={
          hasFilters(address) ? (
            <ButtonLink variant="outline" href={peoplePath(kind)}>
              Clear filters
            </ButtonLink>
          ) : undefined
        }
      >
        {hasFilters(address) ? 'Nobody listed matches all of these filters.' : texts[kind].empty}
      </EmptyState>
    )
  return (
    <div aria-busy={isOld} className={`mt-4.5 transition-opacity ${isOld ? 'opacity-60 delay-150' : ''}`}>
      <ul className="grid gap-gap desk:grid-cols-2">
        {items.map((person) => (
          <PersonCard key={person.id} kind={kind} person={person} onOpen={opened.open} />
        ))}
      </ul>
      {opened.dialog}
      {(nextCursor !== null || address.cursor !== null) && (
        <div className="mt-6 grid justify-items-center gap-3 text-center">
          <p className="text-meta text-muted">
            Showing {items.length} {address.cursor === null ? '' : 'more '}of {indianDigits(total)}
          </p>
          {nextCursor !== null && (
            <ButtonLink variant="outline" href={peopleHref(kind, { ...address, cursor: nextCursor })}>
              More {texts[kind].title.toLowerCase()}
            </ButtonLink>
          )}
          {address.cursor !== null && (
            <TextLink href={peopleHref(kind, { ...address, cursor: null })}>Back to the first</TextLink>
          )}
        </div>
      )}
    </div>
  )
}

const ownListing = lazyComponent(async () => (await import('./own-listing.tsx')).OwnListing)

function PrivacyLine() {
  const { user } = useRemote().context.session
  const isHydrated = useHydrated()
  const isLearner = isHydrated && user?.role === 'student'
  return (
    <>
      <p className="mb-4 flex gap-3 border-b border-hairline pb-4 text-dense text-muted">
        <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        Everyone here chose to be listed, and can leave the list at any time. Email and phone are never shown. Nobody
        under 18 is listed.
      </p>
      {isLearner && <LatePart of={ownListing} props={{}} />}
    </>
  )
}

function Invitation({ kind }: { kind: PeopleKind }) {
  const [title, text, href, label] =
    kind === 'educator'
      ? ([
          'Teach what you practise',
          '12 questions, about 6 minutes.',
          '/join-as-educator',
          'Join as an Educator',
        ] as const)
      : ([
          'Want to be listed?',
          'Sign in and turn on the learner hub in your profile.',
          '/dashboard/profile',
          'Go to your profile',
        ] as const)
  return (
    <aside aria-label={title} className="mt-6 border-s-3 border-marigold bg-surface p-4 max-wide:hidden">
      <h2 className="text-body">{title}</h2>
      <p className="mt-1 text-meta text-muted">{text}</p>
      <TextLink href={href} hasArrow className="mt-2 text-dense">
        {label}
      </TextLink>
    </aside>
  )
}
