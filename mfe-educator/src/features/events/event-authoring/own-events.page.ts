import { listScreen } from '@kere/screens/list-screen'
import { ownEvents, OwnEventsPage } from './own-events-page.tsx'

export const ownEventsPage = listScreen(ownEvents, OwnEventsPage)
