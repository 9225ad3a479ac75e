import { t } from '@kere/brand/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { registerLabel } from './event-state.ts'
import type { ShownEvent } from './event.api.ts'
import { externalHref } from './external-href.ts'
import { registerId } from './event-href.ts'

export function ExternalAction({ event }: { event: ShownEvent }) {
  const href = externalHref(event.externalUrl)
  if (!href) return null
  return (
    <>
      <ButtonLink
        id={registerId}
        href={href}
        target="_blank"
        rel="noopener"
        size="main"
        icon={<span aria-hidden="true" className="glyph glyph-outside size-4.5" />}
        wide
      >
        {registerLabel(event)}
        <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
      </ButtonLink>
      <p className="text-center text-meta text-muted">
        {t('On {site}', { site: new URL(href).hostname }, 'Registration on another site')}
      </p>
    </>
  )
}
