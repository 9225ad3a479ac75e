import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { hrefOf } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { LoadFailure } from './load-failure.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewQuery } from './review-query.ts'
import type { Review } from './review.ts'
import { useListAddress } from './use-list-address.ts'

interface ReviewPageProps<Item extends Row, F extends Filters, Row extends { id: string }> {
  review: Review<Item, F, Row>
}

export function ReviewPage<Item extends Row, F extends Filters, Row extends { id: string }>({
  review,
}: ReviewPageProps<Item, F, Row>) {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const { list, noun, missing } = review
  const { address } = useListAddress(list)
  const query = useQuery(reviewQuery(review, api, id))
  if (query.data) return <ReviewItem review={review} item={query.data} query={query} />
  const heading = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  return (
    <div className="px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      {query.data === null && (
        <>
          <h1 className="text-title">{t('{noun} not found', { noun: heading }, 'Title, review')}</h1>
          <p className="mt-2 max-w-measure text-muted">{missing}</p>
          <ButtonLink href={hrefOf(list, address)} className="mt-5">
            {t('All {nouns}', { nouns: list.noun[1] }, 'Link, review')}
          </ButtonLink>
        </>
      )}
      {query.isPending && <ReviewSkeleton label={t('Loading the {noun}', { noun }, 'For screen readers')} />}
      {query.isError && (
        <>
          <h1 className="sr-only">{heading}</h1>
          <LoadFailure title={t('Failed to fetch the {noun}', { noun }, 'Title, review')} query={query}>
            {t('Nothing is lost, and the rest of the console works.', 'Text, part of a page')}
          </LoadFailure>
        </>
      )}
    </div>
  )
}

function ReviewSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-8 w-56" />
      </div>
      <div className="mt-7 grid gap-x-10 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="border-t-2 border-ink">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <div key={line} className="flex min-h-11 items-center border-b border-hairline">
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
