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
        {data ? `The ${many} below may be out of date.` : failed.text}
      </LoadFailure>
    )
  if (cursor !== null)
    return (
      <EmptyState
        title={data === null ? 'This page is no longer available' : 'Nothing is left on this page'}
        headingLevel="h3"
        action={<ButtonLink href={hrefOf(list, { values })}>Go to the first page</ButtonLink>}
      >
        {data === null
          ? 'This link was made with other filters or another sort order.'
          : `Its ${many} have moved to another page.`}
      </EmptyState>
    )
  if (countFilters(list.filters, values) > 0)
    return (
      <EmptyState
        title={`No ${many} found`}
        headingLevel="h3"
        action={
          <ButtonLink variant="outline" href={hrefOf(list)}>
            {noneFound?.link ?? 'Clear filters'}
          </ButtonLink>
        }
      >
        {noneFound?.text?.(values) ?? `No ${many} match these filters.`}
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
