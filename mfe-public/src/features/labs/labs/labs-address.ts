import { limits } from '@kere/contracts/http/limits'
import { labPhases, type LabPhase } from '@kere/contracts/labs/lab-options'
import { labsPath } from '@kere/screens/labs/lab-text'

export interface LabsAddress {
  search: string
  phase: LabPhase | null
  cursor: string | null
}

const loneHalf = /[\uD800-\uDBFF]$/

export const readLabsAddress = (params: URLSearchParams): LabsAddress => ({
  search: (params.get('search')?.trim() ?? '').slice(0, limits.searchLength).replace(loneHalf, '').trimEnd(),
  phase: labPhases.find((phase) => phase === params.get('phase')) ?? null,
  cursor: params.get('cursor') || null,
})

export function labsHref(address: Partial<LabsAddress>) {
  const given = Object.entries(address).filter((param): param is [string, string] => Boolean(param[1]))
  return given.length > 0 ? `${labsPath}?${new URLSearchParams(given)}` : labsPath
}

export const isFiltered = ({ search, phase }: LabsAddress) => search !== '' || phase !== null
