import { listScreen } from '@kere/screens/list-screen'
import { allEvents, AllEventsPage } from './all-events-page.tsx'

export const allEventsPage = listScreen(allEvents, AllEventsPage)
