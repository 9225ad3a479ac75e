import { useNavigate, useSearchParams } from 'react-router-dom'
import { hrefOf, readAddress, type ListPlace, type WrittenAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'

export function useListAddress<F extends Filters>(list: ListPlace<F>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return {
    address: readAddress(list, params),
    visit: (next: WrittenAddress<F>) => void navigate(hrefOf(list, next)),
  }
}
