import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** After the first try; doubling milliseconds (S-518, S-581). */
export const retries = { count: 3, firstDelayMs: 1000 } as const

/** Retries what may pass, keeps answers fresh for a minute. */
export function createBrowserCache() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < retries.count && (!(error instanceof ApiError) || error.isTransient),
        retryDelay: (failures) => retries.firstDelayMs * 2 ** failures,
      },
    },
  })
}

/** No retry, no timer that would outlive the request. */
export function createServerCache() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false },
    },
  })
}
