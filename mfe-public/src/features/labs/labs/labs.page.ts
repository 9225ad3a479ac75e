import { t } from '@kere/brand/messages'
import { labsPath } from '@kere/screens/labs/lab-text'
import { isFiltered, readLabsAddress } from './labs-address.ts'
import { labsQuery } from './labs.api.ts'
import { participationsQuery } from '@kere/screens/labs/lab-queries'
import { LabsPage } from './labs-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/challenge-labs',
  languages: ['kn', 'hi', 'ta'],
  aliases: ['/labs'],
  sitemap: true,
  keptBy: ['phase'],
}

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
        title: t('Challenge Labs', 'Way to learn, heading on the home page'),
        description: t(
          'Real sustainability projects with a mentor, stages and a deadline. Join one, or mentor one.',
          'What search engines show',
        ),
        canonical: labsPath,
        breadcrumbs: [{ label: t('Challenge Labs', 'Way to learn, heading on the home page'), path: labsPath }],
        ...((hasFailed || isLost || isFiltered(address) || address.cursor !== null) && { noindex: true }),
      },
    }
  },
}
