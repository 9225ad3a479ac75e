import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import type { RefObject } from 'react'
import { cardsPerPage, catalogueHref, isFull, onFirstPage, type CatalogueAddress } from './catalogue-address.ts'
import type { Catalogue } from './catalogue.api.ts'

interface MoreCoursesProps {
  address: CatalogueAddress
  list: Catalogue
  isLoading: boolean
  progress: RefObject<HTMLParagraphElement | null>
}

export function MoreCourses({ address, list, isLoading, progress }: MoreCoursesProps) {
  const { items, nextCursor, total, totalIsLowerBound } = list
  const isWindow = address.cursor !== null
  const all = `${indianDigits(total)}${totalIsLowerBound ? '+' : ''}`
  return (
    <div className="mt-8 grid justify-items-center gap-3 text-center desk:mt-9">
      {!isWindow && (
        <span aria-hidden="true" className="block h-1 w-45 overflow-hidden rounded-swatch bg-hairline">
          <span style={{ width: `${(100 * items.length) / total}%` }} className="block h-full bg-brand" />
        </span>
      )}
      <p ref={progress} tabIndex={-1} className="text-meta text-muted">
        {isWindow ? `Showing ${items.length} more of ${all}` : `Showing ${items.length} of ${all}`}
      </p>
      {nextCursor && (
        <ButtonLink variant="outline" href={moreHref(address, nextCursor)} aria-disabled={isLoading || undefined}>
          {isLoading ? 'Loading more' : moreLabel(address, list)}
        </ButtonLink>
      )}
      {isWindow && <TextLink href={catalogueHref(onFirstPage(address))}>Back to the first courses</TextLink>}
    </div>
  )
}

function moreHref(address: CatalogueAddress, nextCursor: string) {
  if (isFull(address)) return catalogueHref({ ...onFirstPage(address), cursor: nextCursor })
  return catalogueHref({ ...address, show: address.show + cardsPerPage })
}

function moreLabel(address: CatalogueAddress, { items, total }: Catalogue) {
  if (isFull(address)) return `Next ${countOf(cardsPerPage, 'course')}`
  return address.cursor ? 'Load more' : `Load ${Math.min(cardsPerPage, total - items.length)} more`
}
