import { newEventPath } from '@kere/screens/event-acts'
import { ListPage } from '@kere/screens/list-page'
import { managedEventList } from '@kere/screens/managed-event-list'
import { ButtonLink } from '@kere/ui/controls/button'
import Plus from 'lucide-react/icons/plus'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/events', roles: ['admin'] }

const allEvents = managedEventList({
  title: 'All Events',
  description: 'Every event, with its state and its host.',
  hasHosts: true,
})

function AllEventsPage() {
  return (
    <ListPage list={allEvents}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
        <p className="text-dense text-muted">
          Everyone with a seat is told by email when you cancel or delete an event.
        </p>
        <ButtonLink href={newEventPath} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
          New event
        </ButtonLink>
      </div>
    </ListPage>
  )
}

export const page = listScreen(allEvents, AllEventsPage)
