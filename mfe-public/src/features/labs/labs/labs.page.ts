import { labsPath } from '@kere/screens/labs/lab-text'
import { isFiltered, readLabsAddress } from './labs-address.ts'
import { labsQuery } from './labs.api.ts'
import { participationsQuery } from '@kere/screens/labs/lab-queries'
import { LabsPage } from './labs-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/challenge-labs', aliases: ['/labs'], sitemap: true, keptBy: ['phase'] }

export const page: PublicPage = {
  component: LabsPage,
  queries: ({ search, session }, api) => [
    labsQuery(api, readLabsAddress(search)),
    ...(session.user?.isOnboarded ? [participationsQuery(api)] : []),
  ],
  describe({ search }, { api, cache }) {
    const address = readLabsAddress(search)
    const state = cache.getQueryState(labsQuery(api, address).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: 'Challenge Labs',
        description: 'Real sustainability projects with a mentor, stages and a deadline. Join one, or mentor one.',
        canonical: labsPath,
        breadcrumbs: [{ label: 'Challenge Labs', path: labsPath }],
        ...((hasFailed || isLost || isFiltered(address) || address.cursor !== null) && { noindex: true }),
      },
    }
  },
}
