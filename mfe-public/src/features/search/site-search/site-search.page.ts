import { t } from '@kere/brand/messages'
import { readSiteSearchAddress } from './site-search-address.ts'
import { SiteSearchPage } from './site-search-page.tsx'
import { siteSearchQuery } from './site-search.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/search', languages: ['kn', 'hi', 'ta'] }

export const page: PublicPage = {
  component: SiteSearchPage,
  queries({ search }, api) {
    const address = readSiteSearchAddress(search)
    return address.search === '' ? [] : [siteSearchQuery(api, address)]
  },
  describe({ search }, { api, cache }) {
    const address = readSiteSearchAddress(search)
    const hasFailed = cache.getQueryState(siteSearchQuery(api, address).queryKey)?.status === 'error'
    return {
      status: hasFailed ? 503 : 200,
      meta: {
        title:
          address.search === ''
            ? t('Search', 'Button, heading')
            : t('Search: {search}', { search: address.search }, 'Title of a page'),
        description: t(
          'Courses, events, challenge labs, people, posts and answers, in one search.',
          'Search of the site',
        ),
        canonical: route.path,
        breadcrumbs: [{ label: t('Search', 'Button, heading'), path: route.path }],
        // Search engines should not index search results.
        noindex: true,
      },
    }
  },
}
