import { t } from '@kere/brand/messages'
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
        {isWindow
          ? t('Showing {shown} more of {total}', { shown: items.length, total: all }, 'Below a list')
          : t('Showing {shown} of {total}', { shown: items.length, total: all }, 'Below a list')}
      </p>
      {nextCursor && (
        <ButtonLink variant="outline" href={moreHref(address, nextCursor)} aria-disabled={isLoading || undefined}>
          {isLoading ? t('Loading more', 'Button while a list grows') : moreLabel(address, list, noun)}
        </ButtonLink>
      )}
      {isWindow && (
        <TextLink href={eventsHref(onFirstPage(address))}>
          {noun === 'events' ? t('Back to the first events', 'Link') : t('Back to the first educators', 'Link')}
        </TextLink>
      )}
    </div>
  )
}

function moreHref(address: EventsAddress, nextCursor: string) {
  if (isFull(address)) return eventsHref({ ...onFirstPage(address), cursor: nextCursor })
  return eventsHref({ ...address, show: address.show + rowsPerPage })
}

function moreLabel(address: EventsAddress, { items, total }: Window, noun: MoreRowsProps['noun']) {
  if (isFull(address))
    return noun === 'events'
      ? t('{count, plural, one {Next event} other {Next # events}}', { count: rowsPerPage }, 'Button')
      : t('{count, plural, one {Next educator} other {Next # educators}}', { count: rowsPerPage }, 'Button')
  if (address.cursor) return t('Show more', 'Button')
  return t('Show {count} more', { count: Math.min(rowsPerPage, total - items.length) }, 'Button')
}
