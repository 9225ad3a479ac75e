import { ButtonLink } from '@kere/ui/button'
import { OffSheet } from '../../off-sheet.tsx'
import { eventsPath } from './event-href.ts'

/** S-153: unknown, unpublished or withdrawn, which a visitor cannot tell apart. */
export function EventNotFound() {
  return (
    <OffSheet
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
