import { registrationMessages } from '@kere/contracts/event-registration-options'
import { Button } from '@kere/ui/button'

/** S-151 */
export const FullButton = () => (
  <Button disabled variant="outline" size="main" wide>
    {registrationMessages.full}
  </Button>
)
