import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'

/** A cursor belongs to one list and one order; an old link may have outlived them. */
export function LostPlace({ address }: { address: EventsAddress }) {
  return (
    <EmptyState
      title="This page is no longer available"
      className="py-6"
      action={<ButtonLink href={eventsHref(onFirstPage(address))}>Go to the first page</ButtonLink>}
    >
      The list has changed since this link was made. Start again from the first page.
    </EmptyState>
  )
}
