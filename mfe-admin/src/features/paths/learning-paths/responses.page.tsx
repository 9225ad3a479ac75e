import { ListPage } from '@kere/screens/list-page'
import { ResponseFigures, figuresQuery } from './response-figures.tsx'
import { responses } from './responses.list.tsx'
import { listScreen } from '@kere/screens/list-screen'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/learning-path-responses', roles: ['admin'] }

const ResponsesPage = () => (
  <ListPage list={responses}>
    <ResponseFigures />
  </ListPage>
)

const screen = listScreen(responses, ResponsesPage)

export const page: PageModule = {
  ...screen,
  queries: (request, api) => [...(screen.queries?.(request, api) ?? []), figuresQuery(api)],
}
