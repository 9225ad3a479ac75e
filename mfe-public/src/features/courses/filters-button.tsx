import { Button } from '@kere/ui/button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { countFilters, type CatalogueAddress } from './catalogue-address.ts'

interface FiltersButtonProps {
  address: CatalogueAddress
  /** A popover, which the browser opens by itself. */
  filtersId: string
}

export function FiltersButton({ address, filtersId }: FiltersButtonProps) {
  const count = countFilters(address)
  return (
    <Button popoverTarget={filtersId} variant="outline" icon={<SlidersHorizontal />} className="wide:hidden">
      Filters
      {count > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-brand text-meta leading-none text-on-brand">
          {count}
          <span className="sr-only"> active</span>
        </span>
      )}
    </Button>
  )
}
