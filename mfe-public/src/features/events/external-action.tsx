import { ButtonLink } from '@kere/ui/button'
import ExternalLink from 'lucide-react/icons/external-link'
import { registerLabel } from './event-state.ts'
import type { ShownEvent } from './event.api.ts'
import { externalHref } from './external-href.ts'
import { registerId } from './register-id.ts'

/** Announced here, registered for elsewhere. */
export function ExternalAction({ event }: { event: ShownEvent }) {
  const href = externalHref(event.externalUrl)
  if (!href) return null
  return (
    <>
      <ButtonLink id={registerId} href={href} target="_blank" rel="noopener" size="main" icon={<ExternalLink />} wide>
        {registerLabel(event)}
        <span className="sr-only"> (new tab)</span>
      </ButtonLink>
      <p className="text-center text-meta text-muted">On {new URL(href).hostname}</p>
    </>
  )
}
