import { messages } from '@kere/contracts/http/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { NotFoundPanel } from '../../../pages/not-found-panel.tsx'

/** S-037. */
export function NotFoundPage() {
  return (
    <NotFoundPanel
      title={messages.pageNotFound}
      text="Check the address, or search courses."
      action={
        <ButtonLink href="/" variant="outline">
          Go back home
        </ButtonLink>
      }
    />
  )
}
