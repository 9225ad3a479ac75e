import { t } from '@kere/brand/messages'
import { newsCategoryNames } from '@kere/contracts/site/sustainability-news-options'
import { newsHref, newsPath, readNewsAddress } from './news-address.ts'
import { NewsPage } from './news-page.tsx'
import { newsPostsQuery, newsQuery } from './sustainability-news.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/sustainability-news',
  languages: ['kn', 'hi', 'ta'],
  sitemap: true,
  keptBy: ['category'],
}

const title = t('Sustainability News', 'Menu of the site')

export const page: PublicPage = {
  component: NewsPage,
  queries: ({ search }, api) => [newsQuery(api, readNewsAddress(search)), newsPostsQuery(api)],
  describe({ search }, { api, cache }) {
    const address = readNewsAddress(search)
    const state = cache.getQueryState(newsQuery(api, address).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    const { category } = address
    const canonical = newsHref({ category })
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: category ? `${title}: ${newsCategoryNames[category]}` : title,
        description: t(
          'Headlines on water, energy, soil and cities from sources in India, with a link to each.',
          'What search engines show',
        ),
        canonical,
        breadcrumbs: [
          { label: title, path: newsPath },
          ...(category ? [{ label: newsCategoryNames[category], path: canonical }] : []),
        ],
        // Samples are not news, so search engines should not index them.
        ...((hasFailed || isLost || address.cursor !== null || state?.data?.isSample) && { noindex: true }),
      },
    }
  },
}
