import { createProfilePage } from './features/accounts/profile-settings/profile-page.tsx'
import { HidingNotice } from './features/people/profile-hiding/hiding-notice.tsx'
import { hidingQuery } from './features/people/profile-hiding/hiding.api.ts'

export const route = {
  path: '/dashboard/profile',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

export const page = createProfilePage({ component: HidingNotice, query: hidingQuery })
