import { t } from '@kere/brand/messages'
import { newEventPath } from '@kere/screens/event-acts'
import { ListPage } from '@kere/screens/list-page'
import { managedEventList } from '@kere/screens/managed-event-list'
import { OwnListHead } from '../../../editor/own-list-head.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/events', languages: ['kn', 'hi', 'ta'], roles: ['educator'] }

const ownEvents = managedEventList({
  title: t('My Events', 'Title, educator'),
  description: t('Your events and drafts.', 'Text, educator'),
  hasHosts: false,
})

function OwnEventsPage() {
  return (
    <ListPage list={ownEvents}>
      <OwnListHead begin={{ href: newEventPath, label: t('New event', 'Label, educator') }} />
    </ListPage>
  )
}

export const page = listScreen(ownEvents, OwnEventsPage)
