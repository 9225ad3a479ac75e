import { hasFilters, impactHref, impactPath, readImpactAddress, wholeList } from './impact-address.ts'
import { impactEntriesQuery } from './impact.api.ts'
import { ImpactPage } from './impact-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/impact-portfolio', sitemap: true, isNeverKept: true }

export const page: PublicPage = {
  component: ImpactPage,
  next: async () => (await import('./impact.next.ts')).impactNext,
  queries: ({ search }, api) => [impactEntriesQuery(api, readImpactAddress(search))],
  describe({ search }, { api, cache }) {
    const address = readImpactAddress(search)
    const state = cache.getQueryState(impactEntriesQuery(api, address).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: 'Impact Portfolio',
        description: 'What people here have done for water, energy and soil, with dates, numbers and evidence.',
        canonical: impactHref({ ...wholeList, category: address.category }),
        breadcrumbs: [{ label: 'Impact Portfolio', path: impactPath }],
        ...((hasFailed || isLost || hasFilters(address) || address.cursor !== null) && { noindex: true }),
      },
    }
  },
}
