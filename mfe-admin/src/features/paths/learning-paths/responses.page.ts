import { listScreen } from '@kere/screens/list-screen'
import type { PageModule } from '@kere/platform/page'
import { figuresQuery } from './figures.api.ts'
import { ResponsesPage } from './responses-page.tsx'
import { responses } from './responses.list.tsx'

export const route = { path: '/dashboard/learning-path-responses', roles: ['admin'] }

const screen = listScreen(responses, ResponsesPage)

export const page: PageModule = {
  ...screen,
  queries: (request, api) => [...(screen.queries?.(request, api) ?? []), figuresQuery(api)],
}
