import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
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
    title: t('Educators', 'Menu, title of a page'),
    count: (count: number) =>
      t('{count, plural, one {# educator} other {# educators}}', { count }, 'Number of educators'),
    lead: (count: number) =>
      t(
        '{count, plural, one {# practitioner who teaches on Kere and chose to be listed.} other {# practitioners who teach on Kere and chose to be listed.}}',
        { count },
        'Below the title of the list of educators',
      ),
    search: t('Search educators', 'Label of a field'),
    loading: t('Loading educators', 'For screen readers'),
    more: t('More educators', 'Button'),
    placeholder: t('Name, designation or organization', 'Example in a search field'),
    none: peopleMessages.noEducators,
    empty: t('Educators appear here once they choose to be listed.', 'Empty list'),
    failed: peopleMessages.educatorsFailed,
  },
  learner: {
    title: t('Learners', 'Menu, title of a page'),
    count: (count: number) => t('{count, plural, one {# learner} other {# learners}}', { count }, 'Number of learners'),
    lead: (count: number) =>
      t(
        '{count, plural, one {# person learning on Kere who chose to be listed.} other {# people learning on Kere who chose to be listed.}}',
        { count },
        'Below the title of the list of learners',
      ),
    search: t('Search learners', 'Label of a field'),
    loading: t('Loading learners', 'For screen readers'),
    more: t('More learners', 'Button'),
    placeholder: t('Name, institute or organization', 'Example in a search field'),
    none: peopleMessages.noLearners,
    empty: t('Learners appear here once they choose to be listed.', 'Empty list'),
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
                ? t('People who chose to be listed.', 'Below the title of a list')
                : text.lead(listed)}
              {kind === 'educator' && (
                <>
                  {' '}
                  {t('To ask one of them,', 'Before the link “Request a Mentor”')}{' '}
                  <TextLink href={askPath}>{t('Request a Mentor', 'Link, heading')}</TextLink>.
                </>
              )}
            </p>
          </div>
          <form
            method="get"
            action={localPath(peoplePath(kind))}
            role="search"
            onSubmit={search}
            className="w-full desk:max-w-136"
          >
            <div className="flex gap-2 desk:gap-3">
              <SearchInput
                key={address.search}
                name="search"
                label={text.search}
                placeholder={text.placeholder}
                defaultValue={address.search}
                maxLength={limits.searchLength}
                className="min-w-0 grow [&_input]:text-ellipsis"
              />
              <HiddenFields params={peopleParams({ ...address, search: '', cursor: null })} />
              <Button type="submit">{t('Search', 'Button')}</Button>
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
                {people.data ? text.count(people.data.total) : text.title}
                {people.data?.totalIsLowerBound && ` ${t('or more', 'After a number')}`}
              </h2>
              <span className="flex items-center gap-4 text-meta text-muted">
                {t('By first name', 'Order of a list of people')}
                <Button
                  popoverTarget={filtersId}
                  variant="outline"
                  icon={<SlidersHorizontal />}
                  className="wide:hidden"
                >
                  {t('Filters', 'Button, heading')}
                  <FilterCount count={activeFilters({ ...address, search: '' }).length} />
                </Button>
              </span>
            </div>
            {hasFilters(address) && (
              <ul
                aria-label={t('Active filters', 'Name of a list, for screen readers')}
                className="mt-3 flex flex-wrap items-center gap-2"
              >
                {activeFilters(address).map(({ label, without }) => (
                  <li key={label} className="min-w-0">
                    <Chip href={peopleHref(kind, { ...address, cursor: null, ...without })}>{label}</Chip>
                  </li>
                ))}
                <li className="px-1.5">
                  <TextLink href={peoplePath(kind)} className="text-meta">
                    {kind === 'educator'
                      ? t('Reset', 'Link: remove all filters')
                      : t('Clear all', 'Link: take all filters away')}
                  </TextLink>
                </li>
              </ul>
            )}
            {people.data ? (
              <Results kind={kind} address={address} people={people.data} isOld={people.isPlaceholderData} />
            ) : people.data === null ? (
              <ExpiredPage firstPageHref={peopleHref(kind, { ...address, cursor: null })} headingLevel="h3" />
            ) : people.isPending ? (
              <CardSkeletons count={6} label={text.loading} />
            ) : (
              <LoadFailure title={text.failed} query={people} retryHref={peopleHref(kind, address)}>
                {t('The rest of the site works, and your search and filters are kept.', 'Below an error')}
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
              {t('Clear filters', 'Button')}
            </ButtonLink>
          ) : undefined
        }
      >
        {hasFilters(address) ? t('Nobody listed matches all of these filters.', 'Empty list') : texts[kind].empty}
      </EmptyState>
    )
  return (
    <div aria-busy={isOld} className={`mt-4.5 transition-opacity ${isOld ? 'opacity-60 delay-150' : ''}`}>
      <ul className={`grid grid-cols-1 ${kind === 'learner' ? 'gap-3' : 'gap-gap desk:grid-cols-2'}`}>
        {items.map((person) => (
          <PersonCard key={person.id} kind={kind} person={person} onOpen={opened.open} />
        ))}
      </ul>
      {opened.dialog}
      {(nextCursor !== null || address.cursor !== null) && (
        <div className="mt-6 grid justify-items-center gap-3 text-center">
          <p className="text-meta text-muted">
            {address.cursor === null
              ? t('Showing {shown} of {total}', { shown: items.length, total }, 'Part of a list')
              : t('Showing {shown} more of {total}', { shown: items.length, total }, 'Part of a list, not the first')}
          </p>
          {nextCursor !== null && (
            <ButtonLink variant="outline" href={peopleHref(kind, { ...address, cursor: nextCursor })}>
              {texts[kind].more}
            </ButtonLink>
          )}
          {address.cursor !== null && (
            <TextLink href={peopleHref(kind, { ...address, cursor: null })}>
              {t('Back to the first', 'Link: to the first part of a list')}
            </TextLink>
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
        {t(
          'Everyone here chose to be listed, and can leave the list at any time. Email and phone are never shown. Nobody under 18 is listed.',
          'Above a list of people',
        )}
      </p>
      {isLearner && <LatePart of={ownListing} props={{}} />}
    </>
  )
}

function Invitation({ kind }: { kind: PeopleKind }) {
  const [title, text, href, label] =
    kind === 'educator'
      ? ([
          t('Teach what you practise', 'Heading on the home page'),
          t('12 questions, about 6 minutes.', 'Below a button: to apply to teach'),
          '/join-as-educator',
          t('Join as an Educator', 'Button on the home page'),
        ] as const)
      : ([
          t('Want to be listed?', 'Heading: to learners'),
          t('Sign in and turn on the learner hub in your profile.', 'To learners'),
          '/dashboard/profile',
          t('Go to your profile', 'Link'),
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
