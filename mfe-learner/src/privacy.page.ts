import { createOwnDataPage } from './features/accounts/own-data/own-data-page.tsx'
import { BlockedPeople } from './features/people/profile-blocks/blocked-people.tsx'
import { blockedQuery } from './features/people/profile-blocks/profile-blocks.api.ts'

export const route = { path: '/dashboard/privacy', roles: ['student', 'educator', 'admin'] }

export const page = createOwnDataPage({ component: BlockedPeople, query: blockedQuery })
