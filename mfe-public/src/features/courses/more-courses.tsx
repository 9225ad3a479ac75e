import type { CourseList } from '@kere/contracts/courses'
import { limits } from '@kere/contracts/limits'
import { ButtonLink } from '@kere/ui/button'
import { TextLink } from '@kere/ui/link'
import type { RefObject } from 'react'
import { catalogueHref, onFirstPage, type CatalogueAddress } from './catalogue-address.ts'
import { formatCount } from './course-text.ts'

interface MoreCoursesProps {
  address: CatalogueAddress
  list: CourseList
  isLoading: boolean
  progress: RefObject<HTMLParagraphElement | null>
}

export function MoreCourses({ address, list, isLoading, progress }: MoreCoursesProps) {
  const { items, nextCursor, total, totalIsLowerBound } = list
  const isWindow = address.cursor !== null
  const all = `${formatCount(total)}${totalIsLowerBound ? '+' : ''}`
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

const isFull = ({ show }: CatalogueAddress) => show >= limits.maxPageSize

function moreHref(address: CatalogueAddress, nextCursor: string) {
  if (isFull(address)) return catalogueHref({ ...onFirstPage(address), cursor: nextCursor })
  return catalogueHref({ ...address, show: address.show + limits.pageSize })
}

function moreLabel(address: CatalogueAddress, { items, total }: CourseList) {
  if (isFull(address)) return `Next ${limits.pageSize} courses`
  return address.cursor ? 'Load more' : `Load ${Math.min(limits.pageSize, total - items.length)} more`
}
