import { product } from '@kere/brand/brand'
import { applicationMessages } from '@kere/contracts/careers/career-options'
import { CareersPage } from './careers-page.tsx'
import { careersPath, positionHref, positionsQuery } from './careers.api.ts'
import { openPositionQuery } from './later-parts.ts'
import { positionNode } from './position-node.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = [
  { path: '/careers', sitemap: true },
  { path: '/careers/:id', sitemap: { list: '/api/career-positions' } },
]

export const page: PublicPage = {
  component: CareersPage,
  next: async () => (await import('./careers.next.ts')).careersNext,
  queries: ({ params: { id } }, api) => [positionsQuery(api), ...(id === undefined ? [] : [openPositionQuery])],
  describe({ params: { id }, search, submission }, { api, cache }) {
    const { queryKey } = positionsQuery(api)
    const items = cache.getQueryData(queryKey)?.items
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const position = items?.find((each) => each.id === id)
    const title = position?.title ?? (id === undefined ? 'Careers' : 'Position closed')
    const canonical = position ? positionHref(position.id) : careersPath
    return {
      status: hasFailed ? 503 : id !== undefined && items && !position && !submission ? 404 : 200,
      meta: {
        title: submission ? `Error: ${title}` : search.has('sent') ? applicationMessages.submitted : title,
        description: position?.description ?? `Open positions at ${product}: internships and co-founders.`,
        canonical,
        breadcrumbs: [
          { label: 'Careers', path: careersPath },
          ...(position ? [{ label: position.title, path: canonical }] : []),
        ],
        ...(search.has('sent') && { noindex: true }),
        ...(import.meta.env.SSR && position && { jsonLd: [positionNode(position)] }),
      },
    }
  },
}
