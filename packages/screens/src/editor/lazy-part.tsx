import { t } from '@kere/brand/messages'
import { ErrorPanel } from '@kere/ui/status/error-panel'
import { lazy, type ComponentType } from 'react'
import { onEngagement } from '../engagement.ts'

/**
 * A part of the editor whose code is loaded separately. If it does not load, the rest of the editor stays, with the
 * text.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => MissingPart) }))

/**
 * A part that is needed later, or never. Its code is loaded once the reader does anything on the page, so that it is
 * there without a connection too. A module that did not load is not requested again, so it is not tried without one.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  onEngagement(() => {
    if (navigator.onLine) void load().catch(() => undefined)
  })
  return lazyPart(load)
}

/** A page does not request a module again that failed to load, so only loading the page again helps. */
function MissingPart() {
  return (
    <ErrorPanel
      title={t('This part did not load', 'Error, part of a page')}
      headingLevel="h3"
      text={t(
        'Check your connection, then try again. Everything you typed is kept in this browser.',
        'Error, part of a page',
      )}
      onRetry={() => location.reload()}
      className="m-4"
    />
  )
}
