import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { CardSkeletons } from '@kere/ui/status/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { cardsPerPage, catalogueHref, onFirstPage, type CatalogueAddress } from './catalogue-address.ts'
import { CourseGrid } from './course-grid.tsx'
import type { Catalogue } from './catalogue.api.ts'
import { ExpiredPage } from '../../../pages/expired-page.tsx'
import { LoadFailure } from '../../../pages/load-failure.tsx'
import { MoreCourses } from './more-courses.tsx'
import { NoCourses } from './no-courses.tsx'

interface CatalogueResultsProps {
  address: CatalogueAddress
  list: UseQueryResult<Catalogue | null>
  progress: RefObject<HTMLParagraphElement | null>
}

export function CatalogueResults({ address, list, progress }: CatalogueResultsProps) {
  if (list.isPending)
    return (
      <CardSkeletons
        count={cardsPerPage}
        label={t('Loading courses', 'For screen readers')}
        className="rows-on-phones"
      />
    )
  if (list.data === null) return <ExpiredPage firstPageHref={catalogueHref(onFirstPage(address))} headingLevel="h3" />
  if (!list.data)
    return (
      <LoadFailure title={messages.coursesFailed} query={list} retryHref={catalogueHref(address)}>
        {t('The rest of the site works, and your search and filters are kept.', 'Below an error')}
      </LoadFailure>
    )
  if (list.data.items.length === 0) return <NoCourses address={address} list={list.data} />

  const isGrowing = list.isPlaceholderData && address.show > cardsPerPage
  const isOutdated = list.isPlaceholderData && !isGrowing
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={`mt-4.5 transition-opacity ${isOutdated ? 'opacity-60 delay-150' : ''}`}
    >
      <CourseGrid courses={list.data.items} />
      <MoreCourses address={address} list={list.data} isLoading={isGrowing} progress={progress} />
    </div>
  )
}
