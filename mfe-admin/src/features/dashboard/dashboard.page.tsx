import type { ApiClient } from '@kere/platform/api'
import type { Page, PageQuery } from '@kere/platform/page'
import type { ComponentType } from 'react'
import { DashboardPage } from './dashboard-page.tsx'
import { figuresQuery } from './dashboard.api.ts'
import type { ErrandSource } from './errand.ts'
import { decisions } from './waiting.ts'

interface DashboardParts {
  newestEntries: { component: ComponentType; queries(api: ApiClient): readonly PageQuery[] }
  errands: readonly ErrandSource[]
}

/** Makes the first page of the parts that the app hands in: features do not know each other. */
export function createDashboardPage({ newestEntries, errands }: DashboardParts): Page {
  const sources = [decisions, ...errands]
  return {
    component: () => <DashboardPage NewestEntries={newestEntries.component} sources={sources} />,
    queries: (_, api) => [
      figuresQuery(api),
      ...newestEntries.queries(api),
      ...sources.map((source) => source(api, Date.now())),
    ],
    describe: () => ({
      status: 200,
      meta: {
        title: 'Dashboard',
        description: 'The figures of the platform, and what waits for an admin.',
        canonical: '/dashboard',
        breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }],
        noindex: true,
      },
    }),
  }
}
