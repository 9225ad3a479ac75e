import { ButtonLink } from '@kere/ui/controls/button'
import { indianDigits } from '@kere/brand/indian-digits'
import { TextLink } from '@kere/ui/controls/link'
import type { RefObject } from 'react'
import { eventsHref, isFull, onFirstPage, rowsPerPage, type EventsAddress } from './events-address.ts'

interface Window {
  items: readonly unknown[]
  nextCursor: string | null
  total: number
  totalIsLowerBound: boolean
}

interface MoreRowsProps {
  address: EventsAddress
  list: Window
  noun: 'events' | 'educators'
  isLoading: boolean
  progress: RefObject<HTMLParagraphElement | null>
}

export function MoreRows({ address, list, noun, isLoading, progress }: MoreRowsProps) {
  const { items, nextCursor, total, totalIsLowerBound } = list
  const isWindow = address.cursor !== null
  const all = `${indianDigits(total)}${totalIsLowerBound ? '+' : ''}`
  if (!isWindow && !nextCursor && items.length <= rowsPerPage) return null
  return (
    <div className="mt-6 grid justify-items-center gap-3 text-center">
      <p ref={progress} tabIndex={-1} className="text-meta text-muted">
        {isWindow ? `Showing ${items.length} more of ${all}` : `Showing ${items.length} of ${all}`}
      </p>
      {nextCursor && (
        <ButtonLink variant="outline" href={moreHref(address, nextCursor)} aria-disabled={isLoading || undefined}>
          {isLoading ? 'Loading more' : moreLabel(address, list, noun)}
        </ButtonLink>
      )}
      {isWindow && <TextLink href={eventsHref(onFirstPage(address))}>Back to the first {noun}</TextLink>}
    </div>
  )
}

function moreHref(address: EventsAddress, nextCursor: string) {
  if (isFull(address)) return eventsHref({ ...onFirstPage(address), cursor: nextCursor })
  return eventsHref({ ...address, show: address.show + rowsPerPage })
}

function moreLabel(address: EventsAddress, { items, total }: Window, noun: string) {
  if (isFull(address)) return `Next ${rowsPerPage} ${noun}`
  return address.cursor ? 'Show more' : `Show ${Math.min(rowsPerPage, total - items.length)} more`
}
