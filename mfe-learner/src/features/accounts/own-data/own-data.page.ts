import type { ApiClient } from '@kere/platform/api'
import type { PageModule, PageQuery } from '@kere/platform/page'
import { type ComponentType, createElement } from 'react'
import { OwnDataPage } from './own-data-page.tsx'
import { deletionQuery } from './own-data.api.ts'

const path = '/dashboard/privacy'

interface PrivacyPart {
  component: ComponentType
  query: (api: ApiClient) => PageQuery
}

export const createOwnDataPage = (part: PrivacyPart): PageModule => ({
  component: () => createElement(OwnDataPage, { part: part.component }),
  queries: (_, api) => [deletionQuery(api), part.query(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Privacy',
      description: 'A copy of everything we hold about you, whom you have blocked, and how to delete your account.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Privacy', path },
      ],
      noindex: true,
    },
  }),
})
