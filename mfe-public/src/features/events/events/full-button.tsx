import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import { Button } from '@kere/ui/controls/button'

export const FullButton = () => (
  <Button disabled variant="outline" size="main" wide>
    {registrationMessages.full}
  </Button>
)

/** S-151, beside a waitlist, which then has the one button to press. */
export const FullBadge = () => (
  <button type="button" disabled className="badge border-transparent bg-warn-soft text-warn">
    <span aria-hidden="true" className="glyph glyph-person size-4" />
    {registrationMessages.full}
  </button>
)
