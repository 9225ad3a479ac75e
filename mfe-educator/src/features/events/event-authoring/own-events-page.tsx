import { newEventPath } from '@kere/screens/event-acts'
import { ListPage } from '@kere/screens/list-page'
import { managedEventList } from '@kere/screens/managed-event-list'
import { OwnListHead } from '../../../editor/own-list-head.tsx'

export const ownEvents = managedEventList({
  title: 'My Events',
  description: 'Your events and drafts.',
  hasHosts: false,
})

export function OwnEventsPage() {
  return (
    <ListPage list={ownEvents}>
      <OwnListHead begin={{ href: newEventPath, label: 'New event' }} />
    </ListPage>
  )
}
