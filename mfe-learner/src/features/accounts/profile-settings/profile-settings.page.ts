import type { ApiClient } from '@kere/platform/api'
import type { PageModule, PageQuery } from '@kere/platform/page'
import { type ComponentType, createElement } from 'react'
import { ProfilePage } from './profile-page.tsx'
import { profileQuery } from './profile-settings.api.ts'

const path = '/dashboard/profile'

interface ProfileNotice {
  component: ComponentType
  query: (api: ApiClient) => PageQuery
}

export const createProfilePage = (notice: ProfileNotice): PageModule => ({
  component: () => createElement(ProfilePage, { notice: notice.component }),
  queries: (_, api) => [profileQuery(api), notice.query(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Profile',
      description: 'What you share about yourself, and what others see.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Profile', path },
      ],
      noindex: true,
    },
  }),
})
