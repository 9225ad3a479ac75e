import { yearPath } from '@kere/brand/year-path'
import { cutText } from '@kere/contracts/text/cut-text'
import type { ImpactPage } from '@kere/contracts/portfolio/impact-pages'
import type { PageRequest } from '@kere/platform/page'
import type { ProfilePage } from 'schema-dts'
import { impactPath, personHref } from './impact-address.ts'
import { countEntries } from './impact-text.ts'
import { drawnDays, readEntriesAddress } from './impact-person-address.ts'
import { personEntriesQuery, personPageQuery } from './impact-person.api.ts'
import { ImpactPersonPage } from './impact-person-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/impact-portfolio/:handle',
  sitemap: { list: '/api/impact-pages', changedAt: 'updatedAt' },
  isNeverKept: true,
}

const handleOf = ({ params }: PageRequest) => params.handle ?? ''

const searchResultLength = 155

/** For search engines: no more than the page shows. */
const profileNode = ({
  handle,
  owner: { name, bio, work, location, avatarUrl },
}: ImpactPage): Exclude<ProfilePage, string> => ({
  '@type': 'ProfilePage',
  url: personHref(handle),
  mainEntity: {
    '@type': 'Person',
    name,
    ...(work && { jobTitle: work }),
    ...(bio && { description: bio }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(avatarUrl && { image: avatarUrl }),
  },
})

export const page: PublicPage = {
  component: ImpactPersonPage,
  next: async () => (await import('./impact.next.ts')).impactPersonNext,
  queries: (request, api) => [
    personPageQuery(api, handleOf(request)),
    personEntriesQuery(api, handleOf(request), readEntriesAddress(request.search)),
  ],
  describe(request, { api, cache }) {
    const handle = handleOf(request)
    const { queryKey } = personPageQuery(api, handle)
    const found = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = personHref(found?.handle ?? handle)
    const { category, cursor } = readEntriesAddress(request.search)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      // Capitals in the address, and an earlier address of the page, redirect.
      ...(found && found.handle !== handle && { movedTo: path }),
      meta: {
        title: found
          ? `${found.owner.name} · Impact portfolio`
          : found === null
            ? 'Portfolio not found'
            : 'Impact portfolio',
        description: found
          ? cutText(
              `${countEntries(found.counts.entries)} by ${found.owner.name}, with dates, numbers and evidence. ${found.owner.bio ?? ''}`.trim(),
              searchResultLength,
            )
          : 'The impact portfolio of a person.',
        canonical: path,
        breadcrumbs: [
          { label: 'Impact Portfolio', path: impactPath },
          ...(found ? [{ label: found.owner.name, path }] : []),
        ],
        ...(found && { image: yearPath(drawnDays(found.year)) }),
        ...((!found?.isPublic || category !== null || cursor !== null) && { noindex: true }),
        ...(import.meta.env.SSR && found && { jsonLd: [profileNode(found)] }),
      },
    }
  },
}
