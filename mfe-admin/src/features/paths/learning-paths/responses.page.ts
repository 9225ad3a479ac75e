import { listScreen } from '@kere/screens/list-screen'
import type { PageModule } from '@kere/platform/page'
import { figuresQuery } from './figures.api.ts'
import { ResponsesPage } from './responses-page.tsx'
import { responses } from './responses.list.tsx'

const screen = listScreen(responses, ResponsesPage)

export const responsesPage: PageModule = {
  ...screen,
  queries: (request, api) => [...(screen.queries?.(request, api) ?? []), figuresQuery(api)],
}
