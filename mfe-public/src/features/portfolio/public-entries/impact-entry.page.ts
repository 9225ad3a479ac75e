import { cutText } from '@kere/contracts/text/cut-text'
import type { PageRequest } from '@kere/platform/page'
import { entryHref, impactPath } from './impact-address.ts'
import { impactEntryQuery } from './impact.api.ts'
import { ImpactEntryPage } from './impact-entry-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/impact-portfolio/entries/:id', isNeverKept: true }

const idOf = ({ params }: PageRequest) => params.id ?? ''

const all = { label: 'Impact Portfolio', path: impactPath }

const searchResultLength = 155

export const page: PublicPage = {
  component: ImpactEntryPage,
  next: async () => (await import('./impact.next.ts')).impactPersonNext,
  queries: (request, api) => [impactEntryQuery(api, idOf(request))],
  describe(request, { api, cache }) {
    const path = entryHref(idOf(request))
    const { queryKey } = impactEntryQuery(api, idOf(request))
    const entry = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: entry === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: entry ? `${entry.title} · ${entry.owner.name}` : entry === null ? 'Entry not found' : 'Impact entry',
        description: entry ? cutText(entry.description, searchResultLength) : 'An entry of the impact portfolio.',
        canonical: path,
        breadcrumbs: [all, ...(entry ? [{ label: entry.title, path }] : [])],
        ...(!entry && { noindex: true }),
      },
    }
  },
}
