import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import { Button } from '@kere/ui/controls/button'

export const FullButton = () => (
  <Button disabled variant="outline" size="main" wide>
    {registrationMessages.full}
  </Button>
)

/** Shows that the event is full beside the waitlist's button (S-151). */
export const FullBadge = () => (
  <button type="button" disabled className="badge border-transparent bg-warn-soft text-warn">
    <span aria-hidden="true" className="glyph glyph-person size-4" />
    {registrationMessages.full}
  </button>
)
