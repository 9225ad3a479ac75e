import { t } from '@kere/brand/messages'
import { ErrorPanel } from '@kere/ui/status/error-panel'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useOffline } from './chrome/use-offline.ts'

/** Right after a connection returns, requests often still fail. */
const settlingMs = 1000

export function RemoteFailure({ at, onRetry }: { at: Date; onRetry: () => void }) {
  const isOffline = useOffline()
  const retry = useEffectEvent(onRetry)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOffline) wasOffline.current = true
    if (isOffline || !wasOffline.current) return
    const timer = setTimeout(() => retry(), settlingMs)
    return () => clearTimeout(timer)
  }, [isOffline])

  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <ErrorPanel
        title={
          isOffline ? t('You are offline', 'Heading of an error') : t('This part is unavailable', 'Heading of an error')
        }
        text={
          isOffline
            ? t(
                'This page is not saved on this device. It opens when you are back online, and nothing you entered is lost.',
                'Error',
              )
            : t('It did not load. The rest of the site works, and nothing you entered elsewhere is lost.', 'Error')
        }
        headingLevel="h1"
        at={isOffline ? undefined : at}
        onRetry={onRetry}
      />
    </div>
  )
}
