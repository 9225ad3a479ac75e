import { useRemote } from '@kere/platform/react/remote-tree'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { catalogueHref, readCatalogueAddress, type CatalogueAddress } from './catalogue-address.ts'
import { coursesQuery } from './catalogue.api.ts'

export function useCatalogue() {
  const { api, request } = useRemote()
  const navigate = useNavigate()
  const address = readCatalogueAddress(request.search)
  const list = useQuery({ ...coursesQuery(api, address), placeholderData: keepPreviousData })
  const visit = (next: Partial<CatalogueAddress>) => void navigate(catalogueHref(next))
  return { address, list, visit }
}
