import { t } from '@kere/brand/messages'
import { trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipPath, trackHref, trackOf, FellowshipPage } from './fellowship-page.tsx'
import { fellowshipNode } from './fellowship-node.ts'
import { fellowshipQuery } from './fellowship.api.ts'
import { trackTexts } from './track-text.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/fellowship',
  languages: ['kn', 'hi', 'ta'],
  aliases: ['/fellowships'],
  sitemap: true,
  keptBy: ['track'],
}

export const page: PublicPage = {
  component: FellowshipPage,
  queries: (_, api) => [fellowshipQuery(api)],
  describe({ search }, { api, cache }) {
    const { queryKey } = fellowshipQuery(api)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const track = trackOf(search)
    const round = cache.getQueryData(queryKey)?.items.find((item) => item.track === track)
    const canonical = trackHref(track)
    return {
      status: hasFailed ? 503 : 200,
      meta: {
        title: canonical === fellowshipPath ? t('Fellowship', 'Menu of the site') : trackLabels[track],
        description: `${trackTexts[track].lead} ${t('Unpaid, without a fee.', 'What search engines show: the fellowship')}`,
        canonical,
        breadcrumbs: [
          { label: t('Fellowship', 'Menu of the site'), path: fellowshipPath },
          ...(canonical === fellowshipPath ? [] : [{ label: trackLabels[track], path: canonical }]),
        ],
        ...(import.meta.env.SSR && round && { jsonLd: [fellowshipNode(track, round)] }),
      },
    }
  },
}
