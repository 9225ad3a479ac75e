import type { PageModule } from '@kere/platform/page'
import { ProfilePage } from './profile-page.tsx'
import { profileQuery } from './profile-settings.api.ts'

const path = '/dashboard/profile'

export const profileSettingsPage: PageModule = {
  component: ProfilePage,
  queries: (_, api) => [profileQuery(api)],
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
}
