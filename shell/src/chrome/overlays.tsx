import WifiOff from 'lucide-react/icons/wifi-off'
import { Fragment, useSyncExternalStore } from 'react'
import type { Overlays as OverlaysStore } from './overlays-store.ts'
import { TimedToast } from './timed-toast.tsx'
import { useOffline } from './use-offline.ts'

export function Overlays({ overlays }: { overlays: OverlaysStore }) {
  const { notices, announcement, trays, isWaiting } = useSyncExternalStore(
    overlays.listen,
    () => overlays.state,
    () => overlays.state,
  )
  const isOffline = useOffline()

  return (
    <>
      <p role="status" aria-label="Page" className="sr-only">
        {announcement}
      </p>
      <section
        aria-label="Notifications"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--shell-foot)+var(--shell-toast))] z-40 mx-auto flex max-w-120 flex-col gap-3 desk:inset-s-6 desk:inset-e-auto desk:w-120 print:hidden"
      >
        <div aria-live="polite" className="flex flex-col gap-3">
          {notices.map((notice) => (
            <TimedToast key={notice.id} notice={notice} onClose={() => overlays.dismiss(notice.id)} />
          ))}
        </div>
        {trays.map((tray, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- trays come and never go
          <Fragment key={place}>{tray}</Fragment>
        ))}
        <div role="status">
          {isOffline && (
            <p className="pointer-events-auto flex min-h-12 animate-arrive items-center gap-3 rounded-card border border-hairline bg-bar px-4 py-2.5 text-dense text-on-bar shadow-layer">
              <WifiOff aria-hidden="true" className="size-5 shrink-0" />
              {isWaiting
                ? 'You are offline. Your changes are saved on this device and sent when you are back online.'
                : 'You are offline.'}
            </p>
          )}
        </div>
      </section>
    </>
  )
}
