import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import type { RenderedData } from './border.ts'

/** Retries follow the first try, each after twice the pause of the one before (S-518, S-581). */
export const retries = { count: 3, firstDelayMs: 1000 } as const

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

/** A cache for one request: it never retries and sets no timer that would outlive the request. */
export function createServerCache() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false },
    },
  })
}

interface Answers {
  at: number
  answers: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** @returns `null` if a query has failed; the browser then runs all queries again */
export function writeAnswers(cache: QueryClient): RenderedData | null {
  const queries = cache.getQueryCache().getAll()
  if (queries.some(({ state }) => state.status === 'error')) return null
  const answered = queries.filter(({ state }) => state.status === 'success')
  const written: Answers = { at: Date.now(), answers: answered.map(({ queryKey, state }) => [queryKey, state.data]) }
  return { json: JSON.stringify(written) }
}

export function readAnswers(cache: QueryClient, { json }: RenderedData) {
  // The server of the same release has written this JSON.
  const { at, answers } = JSON.parse(json) as Answers
  for (const [key, data] of answers) cache.setQueryData(key, data, { updatedAt: at })
}
