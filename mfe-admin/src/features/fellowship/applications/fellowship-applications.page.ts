import { listScreen } from '@kere/screens/list-screen'
import { ApplicationsPage } from './applications-page.tsx'
import { applications } from './applications.list.tsx'
import { countsQuery, roundsQuery } from './fellowship.api.ts'

export const route = { path: '/dashboard/fellowship-applications', roles: ['admin'] }

const screen = listScreen(applications, ApplicationsPage)

export const page: typeof screen = {
  ...screen,
  queries: (request, api) => [...(screen.queries?.(request, api) ?? []), roundsQuery(api), countsQuery(api)],
}
