import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { FilterPopoverHead, filterPopover } from '@kere/ui/overlays/filter-popover'
import type { ReactNode, SubmitEvent } from 'react'
import { HiddenFields } from '../forms/filter-fields.tsx'

interface FilterSheetProps {
  id: string
  action: string
  kept: readonly (readonly [name: string, value: string])[]
  clearHref: string
  applyLabel: string
  children: ReactNode
  className?: string
}

/**
 * The filters in one form (S-082). It is a popover, because browsers open and close one without a script; "Apply
 * filters" then submits it.
 */
export function FilterSheet({ id, action, kept, clearHref, applyLabel, children, className = '' }: FilterSheetProps) {
  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.hidePopover()
  }

  return (
    <form
      id={id}
      {...filterPopover}
      method="get"
      action={action}
      aria-label={t('Filters', 'Button, heading')}
      onSubmit={close}
      className={`filter-sheet ${className}`}
    >
      <HiddenFields params={kept} />
      <FilterPopoverHead popoverId={id} clearHref={clearHref} className="ps-gutter wide:hidden" />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-gutter wide:overflow-visible wide:px-0">
        {children}
      </div>
      <div className="shrink-0 border-t border-hairline px-gutter py-3 wide:border-0 wide:px-0">
        <Button type="submit" size="main" wide className="wide:hidden noscript:hidden">
          {applyLabel}
        </Button>
        <noscript>
          <Button type="submit" wide>
            {t('Apply filters', 'Button')}
          </Button>
        </noscript>
      </div>
    </form>
  )
}

export const FilterTitle = ({ children }: { children: string }) => (
  <h2 className="text-body leading-dense">{children}</h2>
)

export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="grid size-5 place-items-center rounded-full bg-brand text-meta leading-none text-on-brand">
      {count}
      <span className="sr-only"> {t('active', 'After the number of filters, for screen readers')}</span>
    </span>
  )
}
