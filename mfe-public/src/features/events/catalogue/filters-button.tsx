import { Button } from '@kere/ui/controls/button'
import { FilterCount } from '../../../lists/filter-sheet.tsx'
import { countFilters, type EventsAddress } from './events-address.ts'

interface FiltersButtonProps {
  address: EventsAddress
  filtersId: string
}

export function FiltersButton({ address, filtersId }: FiltersButtonProps) {
  return (
    <Button popoverTarget={filtersId} variant="outline" className="relative px-3.5 wide:hidden">
      <span aria-hidden="true" className="glyph glyph-sliders size-5" />
      <span className="max-desk:sr-only">Filters</span>
      <FilterCount count={countFilters(address)} />
    </Button>
  )
}
