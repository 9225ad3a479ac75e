import { t } from '@kere/brand/messages'
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
        {isWindow
          ? t('Showing {shown} more of {total}', { shown: items.length, total: all }, 'Below a list')
          : t('Showing {shown} of {total}', { shown: items.length, total: all }, 'Below a list')}
      </p>
      {nextCursor && (
        <ButtonLink variant="outline" href={moreHref(address, nextCursor)} aria-disabled={isLoading || undefined}>
          {isLoading ? t('Loading more', 'Button while a list grows') : moreLabel(address, list)}
        </ButtonLink>
      )}
      {isWindow && (
        <TextLink href={catalogueHref(onFirstPage(address))}>{t('Back to the first courses', 'Link')}</TextLink>
      )}
    </div>
  )
}

function moreHref(address: CatalogueAddress, nextCursor: string) {
  if (isFull(address)) return catalogueHref({ ...onFirstPage(address), cursor: nextCursor })
  return catalogueHref({ ...address, show: address.show + cardsPerPage })
}

function moreLabel(address: CatalogueAddress, { items, total }: Catalogue) {
  if (isFull(address))
    return t('{count, plural, one {Next course} other {Next # courses}}', { count: cardsPerPage }, 'Button')
  if (address.cursor) return t('Load more', 'Button')
  return t('Load {count} more', { count: Math.min(cardsPerPage, total - items.length) }, 'Button')
}
