import { limits } from '@kere/contracts/http/limits'
import { isKnown } from '@kere/contracts/http/open-value'
import { impactCategories, type ImpactCategory } from '@kere/contracts/portfolio/impact-options'

export const impactPath = '/impact-portfolio'

export const personHref = (handle: string) => `${impactPath}/${encodeURIComponent(handle)}`

export const entryHref = (id: string) => `${impactPath}/entries/${encodeURIComponent(id)}`

export interface ImpactAddress {
  search: string
  category: ImpactCategory | null
  mark: 'verified' | 'confirmed' | null
  cursor: string | null
}

export const wholeList: ImpactAddress = { search: '', category: null, mark: null, cursor: null }

export function readImpactAddress(params: URLSearchParams): ImpactAddress {
  const [category, mark] = [params.get('category') ?? '', params.get('mark') ?? '']
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.searchLength),
    category: isKnown(impactCategories, category) ? category : null,
    mark: mark === 'verified' || mark === 'confirmed' ? mark : null,
    cursor: params.get('cursor') || null,
  }
}

export const hasFilters = ({ search, category, mark }: ImpactAddress) =>
  search !== '' || category !== null || mark !== null

export function impactHref(address: ImpactAddress) {
  const given = Object.entries(address).filter((param): param is [string, string] => Boolean(param[1]))
  return given.length > 0 ? `${impactPath}?${new URLSearchParams(given)}` : impactPath
}
