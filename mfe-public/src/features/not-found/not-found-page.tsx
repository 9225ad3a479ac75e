import { messages } from '@kere/contracts/messages'
import { ButtonLink } from '@kere/ui/button'

/** S-037. */
export function NotFoundPage() {
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <h1>{messages.pageNotFound}</h1>
        <p className="mt-3 max-w-measure text-lead text-muted">
          Nothing stands at this address. It may have moved, or lost a letter on its way to you.
        </p>
        <ButtonLink href="/" size="main" className="mt-6">
          Go back home
        </ButtonLink>
      </div>
    </div>
  )
}
