import type { Page } from '@kere/platform/page'
import { ProfilePage } from './profile-page.tsx'
import { profileQuery } from './profile-settings.api.ts'

const path = '/dashboard/profile'

export const profileSettingsPage: Page = {
  component: ProfilePage,
  queries: (_, api) => [profileQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Profile',
      description: 'What you say of yourself, and what others see of it.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Profile', path },
      ],
      noindex: true,
    },
  }),
}
