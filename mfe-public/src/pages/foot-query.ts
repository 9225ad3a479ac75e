import type { ApiClient } from '@kere/platform/api'
import type { PageRequest } from '@kere/platform/page'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { lazyComponent } from './lazy-component.ts'
import type { NextStep, NextStepOf } from './next-step.ts'

export const drawnFoot = lazyComponent(async () => (await import('./drawn-foot.tsx')).DrawnFoot)

export type FootQuery = Pick<UseQueryOptions<NextStep>, 'queryKey' | 'queryFn'>

/** The query also loads the code of the foot, which a page from the edge does not need. */
export const footQuery = (
  pattern: string,
  load: () => Promise<NextStepOf>,
  { params, search }: PageRequest,
  api: ApiClient,
): FootQuery & { queryKey: QueryKey } => ({
  queryKey: ['next', pattern, params, String(search)],
  queryFn: async ({ client }) => {
    const [next] = await Promise.all([load(), drawnFoot.load()])
    return next({ params, search }, { api, cache: client })
  },
})
