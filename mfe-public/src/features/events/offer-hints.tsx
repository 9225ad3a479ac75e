import BellRing from 'lucide-react/icons/bell-ring'
import Ticket from 'lucide-react/icons/ticket'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ShownEvent } from './event.api.ts'

export function OfferHints({ event: { price, hasWaitlist } }: { event: ShownEvent }) {
  return (
    <ul className="mt-4 grid gap-2 text-meta text-muted [&>li]:flex [&>li]:gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
      <li>
        <Ticket aria-hidden="true" />
        {price > 0 ? 'You get a ticket with a QR code when you have paid' : 'You get a ticket with a QR code at once'}
      </li>
      <li>
        <Undo2 aria-hidden="true" />
        {hasWaitlist
          ? 'Cancel any time; your seat goes to the waitlist'
          : 'Cancel any time; your seat goes to somebody else'}
      </li>
      <li>
        <BellRing aria-hidden="true" />
        Reminder the day before, if you want one
      </li>
    </ul>
  )
}
