import type { CourseFacets } from '@kere/contracts/courses'
import { messages } from '@kere/contracts/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import { TextLink } from '@kere/ui/link'
import { useQuery } from '@tanstack/react-query'
import { catalogueHref, cataloguePath, countFilters, fromTheTop, type CatalogueAddress } from './catalogue-address.ts'
import { courseCountsQuery } from './courses.api.ts'

/** Categories offered in place of nothing. */
const nearest = 3

interface NoCoursesProps {
  address: CatalogueAddress
  facets: CourseFacets
}

/** Nothing fits: says what was asked for, and offers the way back and what stands nearest (S-089). */
export function NoCourses({ address, facets }: NoCoursesProps) {
  const { api } = useRemote()
  const isNowhere = facets.category.every(({ count }) => count === 0)
  const counts = useQuery({ ...courseCountsQuery(api), enabled: isNowhere })
  const categories = (counts.data?.categories ?? facets.category)
    .filter(({ value, count }) => count > 0 && !address.categories.includes(value))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, nearest)
  return (
    <EmptyState
      title={messages.noCourses}
      headingLevel="h3"
      className="py-6"
      action={
        <ButtonLink variant="outline" href={cataloguePath}>
          Clear filters
        </ButtonLink>
      }
    >
      <p>{describeMiss(address)}</p>
      {categories.length > 0 && (
        <p>
          Nearby:{' '}
          {categories.map(({ value, count }, position) => (
            <span key={value}>
              {position > 0 && ', '}
              <TextLink
                href={catalogueHref(
                  isNowhere ? { categories: [value] } : { ...fromTheTop(address), categories: [value] },
                )}
              >
                {value}
              </TextLink>{' '}
              {count}
            </span>
          ))}
        </p>
      )}
    </EmptyState>
  )
}

function describeMiss(address: CatalogueAddress) {
  const filters = countFilters(address)
  const withFilters = filters === 0 ? '' : filters === 1 ? ' with this filter' : ` with these ${filters} filters`
  if (address.search) return `Nothing matches “${address.search}”${withFilters}.`
  return filters > 0 ? `Nothing matches${withFilters}.` : 'No course is published yet.'
}
