import { createProfilePage } from './features/accounts/profile-settings/profile-settings.page.ts'
import { HidingNotice } from './features/people/profile-hiding/hiding-notice.tsx'
import { hidingQuery } from './features/people/profile-hiding/hiding.api.ts'

export const profilePage = createProfilePage({ component: HidingNotice, query: hidingQuery })
