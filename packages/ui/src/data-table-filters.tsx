import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import type { FocusEvent, ReactNode, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { TextLink } from './link.tsx'

interface DataTableFiltersProps {
  id: string
  search: ReactNode
  /** In the bar on wide screens, in a sheet on phones. One form holds all of them. */
  children: ReactNode
  /** How many of the fields in the sheet are set. */
  count: number
  clearHref: string
  applyLabel: string
  onChange: (form: HTMLFormElement) => void
}

/** The fields call `onChange` through their form; the sheet is a popover of it. */
export function DataTableFilters(props: DataTableFiltersProps) {
  const { id, search, children, count, clearHref, applyLabel, onChange } = props
  const sheetId = `${id}-sheet`
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(event.currentTarget)
    event.currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
  }
  // A sheet over the page is left by what is left behind it.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
  }
  return (
    <form
      id={id}
      role="search"
      aria-label="Filters"
      onSubmit={submit}
      className="flex min-w-0 grow flex-wrap items-center gap-2"
    >
      {search && <div className="min-w-0 grow desk:max-w-58 desk:min-w-40 desk:flex-1">{search}</div>}
      <button
        type="button"
        popoverTarget={sheetId}
        aria-label={count > 0 ? `Filters, ${count} in force` : 'Filters'}
        className={`flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control border desk:hidden ${search ? '' : 'px-4'} ${count > 0 ? 'border-brand bg-brand-soft text-brand' : 'border-control bg-surface'}`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {!search && <span className="font-semibold">Filters</span>}
      </button>
      <div
        id={sheetId}
        popover="auto"
        onBlur={leave}
        className="inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-4rem)] w-full max-w-none flex-col overflow-y-auto rounded-t-card bg-raised text-ink shadow-layer backdrop:bg-scrim open:flex max-desk:open:animate-rise desk:contents"
      >
        <div className="flex min-h-17 shrink-0 items-center gap-2 border-b-2 border-ink ps-4 pe-2 desk:hidden">
          <p className="grow font-heading text-panel font-heavy tracking-heading">Filters</p>
          <TextLink href={clearHref}>Clear all</TextLink>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
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
