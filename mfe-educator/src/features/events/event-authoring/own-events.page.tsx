import { newEventPath } from '@kere/screens/event-acts'
import { ListPage } from '@kere/screens/list-page'
import { managedEventList } from '@kere/screens/managed-event-list'
import { OwnListHead } from '../../../editor/own-list-head.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/events', roles: ['educator'] }

const ownEvents = managedEventList({
  title: 'My Events',
  description: 'Your events and drafts.',
  hasHosts: false,
})

function OwnEventsPage() {
  return (
    <ListPage list={ownEvents}>
      <OwnListHead begin={{ href: newEventPath, label: 'New event' }} />
    </ListPage>
  )
}

export const page = listScreen(ownEvents, OwnEventsPage)
