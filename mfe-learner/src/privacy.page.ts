import { consentsQuery } from './features/accounts/consents/consents.api.ts'
import { ConsentsSection } from './features/accounts/consents/consents-section.tsx'
import { createOwnDataPage } from './features/accounts/own-data/own-data-page.tsx'
import { requestsQuery } from './features/accounts/privacy-requests/privacy-requests.api.ts'
import { RequestsSection } from './features/accounts/privacy-requests/requests-section.tsx'
import { BlockedPeople } from './features/people/profile-blocks/blocked-people.tsx'
import { blockedQuery } from './features/people/profile-blocks/profile-blocks.api.ts'

export const route = {
  path: '/dashboard/privacy',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

export const page = createOwnDataPage([
  { name: 'consents', component: ConsentsSection, query: consentsQuery },
  { name: 'requests', component: RequestsSection, query: requestsQuery },
  { name: 'blocks', component: BlockedPeople, query: blockedQuery },
])
