import { ErrorPanel } from '@kere/ui/error-panel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOffline } from './chrome/use-offline.ts'

export function RemoteFailure({ at, onRetry }: { at: Date; onRetry: () => void }) {
  const isOffline = useOffline()
  // What did not load for want of a connection loads with the connection; what failed otherwise waits for its reader.
  const [isWaiting] = useState(isOffline)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (isWaiting && !isOffline) retry()
  }, [isWaiting, isOffline])

  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <ErrorPanel
        title={isOffline ? 'You are offline' : 'This part is unavailable'}
        text={
          isOffline
            ? 'This page is not saved on this device. It opens when you are back online, and nothing you entered is lost.'
            : 'It did not load. The rest of the site works, and nothing you entered elsewhere is lost.'
        }
        headingLevel="h1"
        at={at}
        onRetry={onRetry}
      />
    </div>
  )
}
