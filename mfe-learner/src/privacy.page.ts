import { createOwnDataPage } from './features/accounts/own-data/own-data.page.ts'
import { BlockedPeople } from './features/people/profile-blocks/blocked-people.tsx'
import { blockedQuery } from './features/people/profile-blocks/profile-blocks.api.ts'

export const privacyPage = createOwnDataPage({ component: BlockedPeople, query: blockedQuery })
