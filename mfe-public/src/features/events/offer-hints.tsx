import type { ShownEvent } from './event.api.ts'

export function OfferHints({ event: { price, hasWaitlist } }: { event: ShownEvent }) {
  return (
    <ul className="mt-4 grid gap-2 text-meta text-muted [&>li]:flex [&>li]:gap-2.5">
      <li>
        <span aria-hidden="true" className="glyph glyph-ticket size-4.5" />
        {price > 0 ? 'You get a ticket with a QR code when you have paid' : 'You get a ticket with a QR code at once'}
      </li>
      <li>
        <span aria-hidden="true" className="glyph glyph-undo size-4.5" />
        {hasWaitlist
          ? 'Cancel any time; your seat goes to the waitlist'
          : 'Cancel any time; your seat goes to somebody else'}
      </li>
      <li>
        <span aria-hidden="true" className="glyph glyph-bell size-4.5" />
        Reminder the day before, if you want one
      </li>
    </ul>
  )
}
