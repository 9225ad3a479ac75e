import { listScreen } from '@kere/screens/list-screen'
import { ownEvents, OwnEventsPage } from './own-events-page.tsx'

export const route = { path: '/dashboard/events', roles: ['educator'] }

export const page = listScreen(ownEvents, OwnEventsPage)
