import { trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipPath, trackHref, trackOf, FellowshipPage } from './fellowship-page.tsx'
import { fellowshipNode } from './fellowship-node.ts'
import { fellowshipQuery } from './fellowship.api.ts'
import { trackTexts } from './track-text.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/fellowship', aliases: ['/fellowships'], sitemap: true, keptBy: ['track'] }

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
        title: canonical === fellowshipPath ? 'Fellowship' : trackLabels[track],
        description: `${trackTexts[track].lead} Unpaid, without a fee.`,
        canonical,
        breadcrumbs: [
          { label: 'Fellowship', path: fellowshipPath },
          ...(canonical === fellowshipPath ? [] : [{ label: trackLabels[track], path: canonical }]),
        ],
        ...(import.meta.env.SSR && round && { jsonLd: [fellowshipNode(track, round)] }),
      },
    }
  },
}
