import { Button } from '@kere/ui/button'
import { countFilters, type EventsAddress } from './events-address.ts'

interface FiltersButtonProps {
  address: EventsAddress
  /** A popover, which the browser opens by itself. */
  filtersId: string
}

export function FiltersButton({ address, filtersId }: FiltersButtonProps) {
  const count = countFilters(address)
  return (
    <Button popoverTarget={filtersId} variant="outline" className="relative min-h-13 px-3.5 wide:hidden">
      <span aria-hidden="true" className="glyph glyph-sliders size-5" />
      <span className="max-desk:sr-only">Filters</span>
      {count > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-brand text-meta leading-none text-on-brand">
          {count}
          <span className="sr-only"> active</span>
        </span>
      )}
    </Button>
  )
}
