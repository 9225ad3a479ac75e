import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import { Button } from '@kere/ui/controls/button'

/** S-151 */
export const FullButton = () => (
  <Button disabled variant="outline" size="main" wide>
    {registrationMessages.full}
  </Button>
)
