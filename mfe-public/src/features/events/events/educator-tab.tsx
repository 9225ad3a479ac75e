import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import UserSearch from 'lucide-react/icons/user-search'
import { useRef, type RefObject } from 'react'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { EducatorCard } from './educator-card.tsx'
import { countProfiles } from './event-text.ts'
import { eventsHref, isSearchTooLong, onFirstPage, rowsPerPage, type EventsAddress } from './events-address.ts'
import { eventEducatorsQuery, type Educators } from './events.api.ts'
import type { TabProps } from './events-tab.tsx'
import { EventsSearch } from './events-search.tsx'
import { ExpiredPage } from '../../../pages/expired-page.tsx'
import { MoreRows } from './more-rows.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

export function EducatorTab({ address, search, visit }: TabProps) {
  const { api } = useRemote()
  const list = useQuery({ ...eventEducatorsQuery(api, address), placeholderData: keepPreviousData })
  const progress = useRef<HTMLParagraphElement>(null)
  return (
    <div className="pt-5 wide:grid wide:grid-cols-[minmax(0,1fr)_19rem] wide:gap-x-12 wide:pt-7">
      <section aria-label={t('Educators', 'Name of a list, for screen readers')}>
        <EventsSearch
          address={address}
          isTooLong={isSearchTooLong(search)}
          label={t('Search educators', 'Label of a field')}
          onSearch={visit}
        />
        <p className="mt-4 text-meta text-muted">
          {list.data ? countProfiles(list.data.total, list.data.totalIsLowerBound) : null}
        </p>
        <EducatorResults address={address} list={list} progress={progress} />
      </section>
      <JoinPrompt />
    </div>
  )
}

interface EducatorResultsProps {
  address: EventsAddress
  list: UseQueryResult<Educators | null>
  progress: RefObject<HTMLParagraphElement | null>
}

function EducatorResults({ address, list, progress }: EducatorResultsProps) {
  if (list.isPending) return <CardSkeletons />
  if (list.data === null) return <ExpiredPage firstPageHref={eventsHref(onFirstPage(address))} />
  if (!list.data)
    return (
      <LatePart
        of={failurePart}
        props={{
          title: failureTitle(list.error, t('The educators did not load', 'Error')),
          query: list,
          retryHref: eventsHref(address),
          children: t('The rest of the site works, and your search is kept.', 'Below an error'),
        }}
      />
    )
  if (list.data.items.length === 0) return <NoEducators address={address} />
  const isGrowing = list.isPlaceholderData && address.show > rowsPerPage
  return (
    <div aria-busy={list.isPlaceholderData}>
      <ul className="mt-3 grid gap-4 desk:grid-cols-2">
        {list.data.items.map((educator) => (
          <EducatorCard key={educator.id} educator={educator} />
        ))}
      </ul>
      <MoreRows address={address} list={list.data} noun="educators" isLoading={isGrowing} progress={progress} />
    </div>
  )
}

function NoEducators({ address }: { address: EventsAddress }) {
  const isSearched = address.search !== ''
  return (
    <EmptyState
      title={t('No educator profiles found', 'Heading of an empty list')}
      icon={<UserSearch aria-hidden="true" />}
      className="py-6"
      action={
        isSearched && (
          <ButtonLink variant="outline" href={eventsHref({ tab: 'educator' })}>
            {t('Clear the search', 'Button')}
          </ButtonLink>
        )
      }
    >
      {isSearched
        ? t('No educators match “{search}”.', { search: address.search }, 'Search without a result')
        : t('Educators who share their own calendar of events appear here.', 'Empty list')}
    </EmptyState>
  )
}

function JoinPrompt() {
  return (
    <aside
      aria-labelledby="join-as-educator"
      className="mt-10 self-start border-t-2 border-ink pt-4 wide:sticky wide:top-24 wide:mt-0"
    >
      <h2 id="join-as-educator" className="text-panel">
        {t('Join as Educator', 'Heading and button')}
      </h2>
      <p className="mt-2 text-muted">
        {t(
          'Do you run walks, workshops or clinics? Share your calendar here, and host events of your own.',
          'To people who could teach',
        )}
      </p>
      <ButtonLink href="/join-as-educator" variant="outline" className="mt-4">
        {t('Join as Educator', 'Heading and button')}
      </ButtonLink>
    </aside>
  )
}

function CardSkeletons() {
  return (
    <SkeletonGroup label={t('Loading educators', 'For screen readers')}>
      <div className="mt-3 grid gap-4 desk:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex gap-4 rounded-card border border-hairline bg-surface p-5">
            <Skeleton className="size-18 shrink-0 rounded-full" />
            <div className="grid grow gap-3">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-14 w-full" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
