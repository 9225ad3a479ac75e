import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { eventsPath } from './event-href.ts'

/** For an event that is unknown, unpublished or withdrawn; a visitor cannot tell which (S-153). */
export function EventNotFound() {
  return (
    <NotFoundPanel
      title="Event not found"
      text="It may have been withdrawn. Check the address, or search events."
      search={{ path: eventsPath, label: 'Search events' }}
      action={
        <ButtonLink href={eventsPath} variant="outline">
          Browse events
        </ButtonLink>
      }
    />
  )
}
