import { t } from '@kere/brand/messages'
import { interestWords } from '@kere/contracts/labs/lab-options'
import { joinHref, labHref, labsPath } from '@kere/screens/labs/lab-text'
import { JoinPage } from './join-page.tsx'
import { labQuery } from './labs.api.ts'
import { standingQuery } from '@kere/screens/labs/lab-queries'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/challenge-labs/:id/join', languages: ['kn', 'hi', 'ta'], roles: ['student', 'educator'] }

export const page: PublicPage = {
  component: JoinPage,
  queries: ({ params: { id = '' } }, api) => [labQuery(api, id), standingQuery(api, id)],
  describe({ params: { id = '' }, session, submission }, { api, cache }) {
    const lab = cache.getQueryData(labQuery(api, id).queryKey)
    const { title } = interestWords[session.user?.role === 'educator' ? 'educator' : 'student']
    return {
      status: lab === null ? 404 : 200,
      meta: {
        title: submission ? t('Error: {title}', { title }, 'Title of a page') : title,
        description: t('Say why you want to take part.', 'What search engines show'),
        canonical: joinHref(id),
        breadcrumbs: [
          { label: t('Challenge Labs', 'Way to learn, heading on the home page'), path: labsPath },
          { label: lab?.title ?? t('Challenge Lab', 'Title of a page'), path: labHref(id) },
          { label: title, path: joinHref(id) },
        ],
        noindex: true,
      },
    }
  },
}
