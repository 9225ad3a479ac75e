import { ErrorPanel } from '@kere/ui/status/error-panel'
import { lazy, type ComponentType } from 'react'

/** A part of the editor that loads apart. Where it does not come, the rest stays, with what is being written. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => MissingPart) }))

/** A file that did not load is not asked for again by the page that wanted it. */
function MissingPart() {
  return (
    <ErrorPanel
      title="This part did not load"
      headingLevel="h3"
      text="Check your connection, then try again. Everything you typed is kept in this browser."
      onRetry={() => location.reload()}
      className="m-4"
    />
  )
}
