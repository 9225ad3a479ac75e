import type { PageModule } from '@kere/platform/page'
import { listScreen } from '@kere/screens/list-screen'
import { MentorshipPage } from './mentorship-page.tsx'
import { ownRequests, receivedRequests } from './mentorship.list.tsx'
import { sideOf } from './side-of.ts'

export const route = { path: '/dashboard/mentorship', roles: ['student', 'educator', 'admin'] }

const screens = { learner: listScreen(ownRequests), mentor: listScreen(receivedRequests) }

export const page: PageModule = {
  ...screens.learner,
  component: MentorshipPage,
  queries: (request, api) =>
    request.session.user?.role === 'admin' ? [] : (screens[sideOf(request)].queries?.(request, api) ?? []),
}
