import { t } from '@kere/brand/messages'
import type { PageModule } from '@kere/platform/page'
import { readAddress, rowHref } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { listQuery } from './list-query.ts'
import { ReviewPage } from './review-page.tsx'
import { reviewQuery } from './review-query.ts'
import type { Review } from './review.ts'
import { describeInDashboard } from './dashboard-page.ts'

export function reviewScreen<Item extends Row, F extends Filters, Row extends { id: string }>(
  review: Review<Item, F, Row>,
): PageModule {
  const { list, noun } = review
  return {
    component: () => <ReviewPage review={review} />,
    queries: ({ params, search }, api) => [
      reviewQuery(review, api, params.id ?? ''),
      listQuery(list, api, readAddress(list, search)),
    ],
    describe: ({ params }, { api, cache }) => {
      const id = params.id ?? ''
      const { queryKey } = reviewQuery(review, api, id)
      const item = cache.getQueryData<Item | null>(queryKey)
      const heading = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
      const title = item
        ? review.nameOf(item)
        : item === null
          ? t('{noun} not found', { noun: heading }, 'Title, review')
          : heading
      const path = rowHref(list, id)
      return describeInDashboard({
        status: item === null ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
        title,
        description: review.description,
        path,
        above: [{ label: list.title, path: list.path }],
      })
    },
  }
}
