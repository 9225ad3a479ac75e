import { t } from '@kere/brand/messages'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../controls/button.tsx'
import { FilterPopoverHead, filterPopover } from '../overlays/filter-popover.tsx'

interface DataTableFiltersProps {
  id: string
  search: ReactNode
  children: ReactNode
  count: number
  clearHref: string
  applyLabel: string
  onChange: (form: HTMLFormElement) => void
}

/** The fields call `onChange` through their form, in which the sheet is a popover. */
export function DataTableFilters(props: DataTableFiltersProps) {
  const { id, search, children, count, clearHref, applyLabel, onChange } = props
  const sheetId = `${id}-sheet`
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(event.currentTarget)
    event.currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <form
      id={id}
      role="search"
      aria-label={t('Filters', 'For screen readers, part of a page')}
      onSubmit={submit}
      className="flex min-w-0 grow flex-wrap items-center gap-2"
    >
      {search && <div className="min-w-0 grow desk:max-w-58 desk:min-w-40 desk:flex-1">{search}</div>}
      <button
        type="button"
        popoverTarget={sheetId}
        aria-label={
          count > 0
            ? t('Filters, {count} in force', { count }, 'For screen readers, list')
            : t('Filters', 'Button, part of a page')
        }
        className={`flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control border desk:hidden ${search ? '' : 'px-4'} ${count > 0 ? 'border-brand bg-brand-soft text-brand' : 'border-control bg-surface'}`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {!search && <span className="font-semibold">{t('Filters', 'Text, part of a page')}</span>}
      </button>
      <div
        id={sheetId}
        {...filterPopover}
        className="inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-4rem)] w-full max-w-none flex-col overflow-y-auto rounded-t-card bg-raised text-ink shadow-layer backdrop:bg-scrim open:flex max-desk:open:animate-rise desk:contents"
      >
        <FilterPopoverHead popoverId={sheetId} clearHref={clearHref} className="ps-4 desk:hidden" />
        <div className="flex flex-col gap-4 p-4 desk:contents">{children}</div>
        <div className="border-t border-hairline px-4 py-3 desk:hidden">
          <Button type="submit" size="main" wide>
            {applyLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}
