import { useRemote } from '@kere/platform/react/remote-tree'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { catalogueHref, readCatalogueAddress, type CatalogueAddress } from './catalogue-address.ts'
import { coursesQuery } from './catalogue.api.ts'

export function useCatalogue() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = readCatalogueAddress(search)
  const list = useQuery({ ...coursesQuery(api, address), placeholderData: keepPreviousData })
  const visit = (next: Partial<CatalogueAddress>) => void navigate(catalogueHref(next))
  return { address, list, visit }
}
