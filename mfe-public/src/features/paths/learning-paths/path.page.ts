import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import type { PageRequest } from '@kere/platform/page'
import { chatPath } from './path-address.ts'
import { pathQuery } from './path.api.ts'
import { PathPage } from './path-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/learn-path/:id' }

const idOf = ({ params }: PageRequest) => params.id ?? ''

/** Anybody with the address may read it, and search engines do not list it. */
export const page: PublicPage = {
  component: PathPage,
  next: async () => (await import('./path.next.ts')).pathNext,
  queries: (request, api) => [pathQuery(api, idOf(request))],
  describe: (request, { api, cache }) => {
    const id = idOf(request)
    const { queryKey } = pathQuery(api, id)
    const path = cache.getQueryData<LearningPath | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: path === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: path === null ? 'This learning path is no longer here' : 'Your learning path',
        description: 'Courses and events in the order we would do them, each with its reason.',
        // The page's own address is given only to people who have it.
        canonical: chatPath,
        breadcrumbs: [{ label: 'Learning Paths', path: chatPath }],
        noindex: true,
      },
    }
  },
}
