import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'
import { eventsPath } from './event-href.ts'

/** S-153: unknown, unpublished or withdrawn, which a visitor cannot tell apart. */
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
