import { listScreen } from '@kere/screens/list-screen'
import { allEvents, AllEventsPage } from './all-events-page.tsx'

export const route = { path: '/dashboard/events', roles: ['admin'] }

export const page = listScreen(allEvents, AllEventsPage)
