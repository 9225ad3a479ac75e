import { t } from '@kere/brand/messages'
import { discPath } from '@kere/brand/art-paths'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { hrefOf, type ListAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { countFilters } from './list-query.ts'
import type { List, ListAnswer } from './list.ts'
import { LoadFailure } from './load-failure.tsx'

interface ListNoticeProps<F extends Filters, Row extends object> {
  list: List<F, Row>
  address: ListAddress<F>
  query: UseQueryResult<ListAnswer<Row> | null>
}

export function ListNotice<F extends Filters, Row extends object>({
  list,
  address: { values, cursor },
  query,
}: ListNoticeProps<F, Row>) {
  const { noun, failed, empty, noneFound, name } = list
  const [, many] = noun
  const { data } = query
  if (query.isError)
    return (
      <LoadFailure title={failureTitle(failed, query.error)} headingLevel="h3" query={query}>
        {data ? t('The {nouns} below may be out of date.', { nouns: many }, 'Text, list') : failed.text}
      </LoadFailure>
    )
  if (cursor !== null)
    return (
      <EmptyState
        title={
          data === null
            ? t('This page is no longer available', 'Text, part of a page')
            : t('Nothing is left on this page', 'Text, part of a page')
        }
        headingLevel="h3"
        action={
          <ButtonLink href={hrefOf(list, { values })}>{t('Go to the first page', 'Button, part of a page')}</ButtonLink>
        }
      >
        {data === null
          ? t('This link was made with other filters or another sort order.', 'Text, part of a page')
          : t('Its {nouns} have moved to another page.', { nouns: many }, 'Text, list')}
      </EmptyState>
    )
  if (countFilters(list.filters, values) > 0)
    return (
      <EmptyState
        title={t('No {nouns} found', { nouns: many }, 'Title, list')}
        headingLevel="h3"
        action={
          <ButtonLink variant="outline" href={hrefOf(list)}>
            {noneFound?.link ?? t('Clear filters', 'Text, part of a page')}
          </ButtonLink>
        }
      >
        {noneFound?.text?.(values) ?? t('No {nouns} match these filters.', { nouns: many }, 'Text, list')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={empty.title}
      headingLevel="h3"
      picture={discPath(name)}
      action={empty.link && <ButtonLink href={empty.link.href}>{empty.link.label}</ButtonLink>}
    >
      {typeof empty.text === 'string' ? empty.text : data && empty.text(data, values)}
    </EmptyState>
  )
}

function failureTitle({ title }: List<Filters, object>['failed'], { message }: Error) {
  return typeof title === 'string' ? title : title(message.replace(/\.$/, ''))
}
