import { countOf } from '@kere/brand/count'
import { messages } from '@kere/contracts/http/messages'
import { isKnown } from '@kere/contracts/http/open-value'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { TextLink } from '@kere/ui/controls/link'
import { cataloguePath, categoryHref, countFilters, onFirstPage, type CatalogueAddress } from './catalogue-address.ts'
import type { Catalogue } from './catalogue.api.ts'

const offered = 3

interface NoCoursesProps {
  address: CatalogueAddress
  list: Catalogue
}

export function NoCourses({ address, list }: NoCoursesProps) {
  const isNothingLeft = list.facets.category.every(({ count }) => count === 0)
  const kept = isNothingLeft ? {} : onFirstPage(address)
  const categories = list.nearest
    .filter(({ value, count }) => count > 0 && !isKnown(address.categories, value))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, offered)
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
          Popular subjects:{' '}
          {categories.map(({ value, count }, position) => (
            <span key={value}>
              {position > 0 && ', '}
              <TextLink href={categoryHref(value, kept)}>{value}</TextLink> {count}
            </span>
          ))}
        </p>
      )}
    </EmptyState>
  )
}

function describeMiss(address: CatalogueAddress) {
  const filters = countFilters(address)
  const withFilters =
    filters === 0 ? '' : filters === 1 ? ' with this filter' : ` with these ${countOf(filters, 'filter')}`
  if (address.search) return `No courses match “${address.search}”${withFilters}.`
  return filters > 0 ? `No courses match${withFilters}.` : 'No courses have been published yet.'
}
