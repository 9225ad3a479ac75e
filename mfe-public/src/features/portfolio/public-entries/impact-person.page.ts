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

export const impactPersonPage: PublicPage = {
  component: ImpactPersonPage,
  next: async () => (await import('./impact.next.ts')).impactPersonNext,
  queries: (request, api) => [
    personPageQuery(api, handleOf(request)),
    personEntriesQuery(api, handleOf(request), readEntriesAddress(request.search)),
  ],
  describe(request, { api, cache }) {
    const handle = handleOf(request)
    const { queryKey } = personPageQuery(api, handle)
    const page = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = personHref(page?.handle ?? handle)
    const { category, cursor } = readEntriesAddress(request.search)
    return {
      status: page === null ? 404 : hasFailed ? 503 : 200,
      // Also from capitals, and from an address that the page had before.
      ...(page && page.handle !== handle && { movedTo: path }),
      meta: {
        title: page
          ? `${page.owner.name} · Impact portfolio`
          : page === null
            ? 'Portfolio not found'
            : 'Impact portfolio',
        description: page
          ? cutText(
              `${countEntries(page.counts.entries)} by ${page.owner.name}, with dates, numbers and evidence. ${page.owner.bio ?? ''}`.trim(),
              searchResultLength,
            )
          : 'The impact portfolio of a person.',
        canonical: path,
        breadcrumbs: [
          { label: 'Impact Portfolio', path: impactPath },
          ...(page ? [{ label: page.owner.name, path }] : []),
        ],
        ...(page && { image: yearPath(drawnDays(page.year)) }),
        ...((!page?.isPublic || category !== null || cursor !== null) && { noindex: true }),
        ...(import.meta.env.SSR && page && { jsonLd: [profileNode(page)] }),
      },
    }
  },
}
