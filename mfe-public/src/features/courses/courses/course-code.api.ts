import { codeLimits } from '@kere/contracts/orders/discount-code-options'
import type { CodePrice } from '@kere/contracts/orders/discount-codes'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { formErrorOf, type FormError } from '../../../forms/refusal.ts'

export type { CodePrice }

export type CodeAnswer = CodePrice | { refusal: FormError }

export const loadFreePlaces = () => import('@kere/contracts/orders/free-places')

export const typedCode = (search: string | URLSearchParams) => new URLSearchParams(search).get('code')?.trim() ?? ''

/** Reads the code in the address of a course. Anything that cannot be a code is ignored, because the page shows it. */
export function readCode(search: string | URLSearchParams): string | null {
  const code = typedCode(search)
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '')
  return /^[A-Z0-9]+$/.test(code) && code.length <= codeLimits.longest ? code : null
}

/** Begins the keys of all codes of a course. */
export const codePriceKey = (id: string) => ['code-price', id]

/** The price with a code, or why there is none. A refusal is an answer, so that it is not asked for again. */
export const codePriceQuery = (api: ApiClient, id: string, code: string) =>
  queryOptions({
    queryKey: [...codePriceKey(id), code],
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
    queryFn: async ({ signal }): Promise<CodeAnswer> => {
      const { getCodePrice } = await import('@kere/contracts/orders/discount-codes')
      try {
        return await api.call(getCodePrice, { params: { id }, query: { code } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500)
          return { refusal: formErrorOf(error) }
        throw error
      }
    },
  })
