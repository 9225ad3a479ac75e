import { messages } from '@kere/contracts/messages'
import { ButtonLink } from '@kere/ui/button'
import { TextLink } from '@kere/ui/link'

/** S-037. */
export function NotFoundPage() {
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <h1>{messages.pageNotFound}</h1>
        <p className="mt-3 max-w-measure text-lead text-muted">
          Check the address, or <TextLink href="/courses">search courses</TextLink>.
        </p>
        <ButtonLink href="/" size="main" className="mt-6">
          Go back home
        </ButtonLink>
      </div>
    </div>
  )
}
