import { t } from '@kere/brand/messages'
import X from 'lucide-react/icons/x'
import type { FocusEvent } from 'react'
import { TextLink } from '../controls/link.tsx'

/**
 * On small screens the filters are a sheet over the page. It is a popover, because browsers can open and close one
 * without a script.
 */
export const filterPopover = {
  popover: 'auto',
  // Takes the focus of a press on a label or between the fields. Without it, the focus would leave the sheet, which
  // would close.
  tabIndex: -1,
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
  },
} as const

interface FilterPopoverHeadProps {
  popoverId: string
  clearHref: string
  className: string
}

export function FilterPopoverHead({ popoverId, clearHref, className }: FilterPopoverHeadProps) {
  return (
    <div className={`flex min-h-17 shrink-0 items-center gap-2 border-b-2 border-ink pe-2 ${className}`}>
      <p className="grow font-heading text-panel font-heavy tracking-heading">{t('Filters', 'Button, heading')}</p>
      <TextLink href={clearHref}>{t('Clear all', 'Link: take all filters away')}</TextLink>
      <button
        type="button"
        popoverTarget={popoverId}
        popoverTargetAction="hide"
        aria-label={t('Close', 'Button')}
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
