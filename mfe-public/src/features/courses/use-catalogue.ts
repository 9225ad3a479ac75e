import { useRemote } from '@kere/platform/react/remote-tree'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { catalogueHref, readCatalogueAddress, type CatalogueAddress } from './catalogue-address.ts'
import { coursesQuery } from './courses.api.ts'

/** The catalogue at its address: what it shows, and how to move it. */
export function useCatalogue() {
  const { api, context, request } = useRemote()
  const address = readCatalogueAddress(request.search)
  const list = useQuery({ ...coursesQuery(api, address), placeholderData: keepPreviousData })
  const visit = (next: Partial<CatalogueAddress>) => context.navigation.push(catalogueHref(next))
  return { address, list, visit }
}
