import { t } from '@kere/brand/messages'
import WifiOff from 'lucide-react/icons/wifi-off'
import { lazyOnce } from '@kere/platform/lazy-once'
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react'
import type { Overlays as OverlaysStore, OverlaysState } from './overlays-store.ts'
import { useOffline } from './use-offline.ts'

/** Loads at the first move of a pointer, because a toast is most needed when the connection has failed. */
export const loadToasts = lazyOnce(() => import('./timed-toast.tsx'))

const bar =
  'pointer-events-auto flex min-h-12 animate-arrive items-center gap-3 rounded-card border border-hairline bg-bar px-4 py-2.5 text-dense text-on-bar shadow-layer'

const PlainToasts = ({ notices }: { notices: OverlaysState['notices'] }) =>
  notices.map(({ id, text }) => (
    <p key={id} className={bar}>
      {text}
    </p>
  ))

const TimedToasts: ComponentType<ComponentProps<(typeof import('./timed-toast.tsx'))['TimedToasts']>> = lazy(
  async () => ({
    default: await loadToasts().then(
      ({ TimedToasts: Timed }) => Timed,
      () => PlainToasts,
    ),
  }),
)

export function Overlays({ overlays }: { overlays: OverlaysStore }) {
  const { notices, announcement, trays, isWaiting } = useSyncExternalStore(
    overlays.listen,
    () => overlays.state,
    () => overlays.state,
  )
  const isOffline = useOffline()

  useEffect(() => {
    if (isOffline) return undefined
    const load = () => void loadToasts().catch(() => undefined)
    const types = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const type of types) addEventListener(type, load, { once: true, passive: true })
    return () => types.forEach((type) => removeEventListener(type, load))
  }, [isOffline])

  return (
    <>
      <p
        role="status"
        aria-label={t('Page', 'Name of the place where a new page is announced, for screen readers')}
        className="sr-only"
      >
        {announcement}
      </p>
      <section
        aria-label={t('Notifications', 'Name of the place of messages, for screen readers')}
        data-notices
        className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--shell-foot)+var(--shell-toast))] z-40 mx-auto flex max-w-120 flex-col gap-3 desk:inset-s-[calc(1.5rem+var(--shell-side))] desk:inset-e-auto desk:w-120 print:hidden"
      >
        <div aria-live="polite" className="flex flex-col gap-3">
          {notices.length > 0 && (
            <Suspense>
              <TimedToasts notices={notices} onClose={overlays.dismiss} />
            </Suspense>
          )}
        </div>
        {trays.map(({ content }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- trays come and never go
          <Fragment key={place}>{content}</Fragment>
        ))}
        <div role="status">
          {isOffline && (
            <p className={bar}>
              <WifiOff aria-hidden="true" className="size-5 shrink-0" />
              {isWaiting
                ? t(
                    'You are offline. Your changes are saved on this device and sent when you are back online.',
                    'Bar at the foot of a page',
                  )
                : t('You are offline.', 'Bar at the foot of a page')}
            </p>
          )}
        </div>
      </section>
    </>
  )
}
