import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { t } from '@kere/brand/messages'
import { messages } from '@kere/contracts/http/messages'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
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
          {t('Clear filters', 'Button')}
        </ButtonLink>
      }
    >
      <p>{describeMiss(address)}</p>
      {categories.length > 0 && (
        <p>
          {t('Popular subjects:', 'Before names of subjects')}{' '}
          {categories.map(({ value, count }, position) => (
            <span key={value}>
              {position > 0 && ', '}
              <TextLink href={categoryHref(value, kept)}>{labelOf(courseCategoryNames, value)}</TextLink> {count}
            </span>
          ))}
        </p>
      )}
    </EmptyState>
  )
}

function describeMiss(address: CatalogueAddress) {
  const filters = countFilters(address)
  const { search } = address
  if (search && filters > 0)
    return t(
      '{filters, plural, one {No courses match “{search}” with this filter.} other {No courses match “{search}” with these # filters.}}',
      { filters, search },
      'Search without a result',
    )
  if (search) return t('No courses match “{search}”.', { search }, 'Search without a result')
  if (filters > 0)
    return t(
      '{filters, plural, one {No courses match with this filter.} other {No courses match with these # filters.}}',
      { filters },
      'Filters without a result',
    )
  return t('No courses have been published yet.', 'Empty catalogue')
}
