import type { PageModule } from '@kere/platform/page'
import { listScreen } from '@kere/screens/list-screen'
import { impactEntryList } from './impact-entries.list.tsx'
import { impactEntryQuery } from './impact-entries.api.ts'
import { ownPageQuery } from './impact-page.api.ts'
import { ImpactEntriesPage } from './impact-entries-page.tsx'

export const route = [
  { path: '/dashboard/impact-portfolio', roles: ['student', 'educator', 'admin'] },
  { path: '/dashboard/impact-portfolio/add', roles: ['student', 'educator', 'admin'] },
  { path: '/dashboard/impact-portfolio/:id', roles: ['student', 'educator', 'admin'] },
]

const list = listScreen(impactEntryList, ImpactEntriesPage)

export const page: PageModule = {
  ...list,
  queries: (request, api) => [
    ...(list.queries?.(request, api) ?? []),
    ownPageQuery(api),
    ...(request.params.id ? [impactEntryQuery(api, request.params.id)] : []),
  ],
}
