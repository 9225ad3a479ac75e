import { listScreen } from '@kere/screens/list-screen'
import { ManagedLabsPage } from './managed-labs-page.tsx'
import { managedLabs } from './managed-labs.list.tsx'

export const route = { path: '/dashboard/challenge-labs', roles: ['educator', 'admin'] }

export const page = listScreen(managedLabs, ManagedLabsPage)
