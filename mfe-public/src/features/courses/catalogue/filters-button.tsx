import { Button } from '@kere/ui/controls/button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { FilterCount } from '../../../lists/filter-sheet.tsx'
import { countFilters, type CatalogueAddress } from './catalogue-address.ts'

interface FiltersButtonProps {
  address: CatalogueAddress
  filtersId: string
}

export function FiltersButton({ address, filtersId }: FiltersButtonProps) {
  return (
    <Button popoverTarget={filtersId} variant="outline" icon={<SlidersHorizontal />} className="wide:hidden">
      Filters
      <FilterCount count={countFilters(address)} />
    </Button>
  )
}
