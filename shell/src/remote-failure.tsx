import { ErrorPanel } from '@kere/ui/error-panel'

export function RemoteFailure({ at, onRetry }: { at: Date; onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <ErrorPanel
        title="This part is unavailable"
        text="It did not load. The rest of the site works, and nothing you entered elsewhere is lost."
        headingLevel="h1"
        at={at}
        onRetry={onRetry}
      />
    </div>
  )
}
