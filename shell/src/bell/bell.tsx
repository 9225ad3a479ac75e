import { t } from '@kere/brand/messages'
import { notificationLimits } from '@kere/contracts/notifications/notification-options'
import BellIcon from 'lucide-react/icons/bell'
import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { useClosingPopover } from '../chrome/use-closing-popover.ts'
import type { ChromeState } from '../chrome/chrome-state.ts'
import { linkTo } from '../chrome/navigation-menu.ts'
import type { BellCalls } from './bell-calls.ts'
import type { Unread } from './unread-store.ts'

export interface BellSource {
  unread: Unread
  load: () => Promise<BellCalls>
  loadPanel: () => Promise<ComponentType<PanelProps>>
}

export interface PanelProps extends Pick<ChromeState, 'owns'> {
  source: BellSource
}

export interface BellProps extends Pick<ChromeState, 'path' | 'owns'> {
  /** Null at the edge, which does not count notifications. */
  source: BellSource | null
}

const panelId = 'bell-panel'

const none = { listen: () => () => undefined, count: 0 }

export function Bell({ path, owns, source }: BellProps) {
  const { listen } = source?.unread ?? none
  const unread = useSyncExternalStore(
    listen,
    () => source?.unread.count ?? 0,
    () => 0,
  )
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const closing = useClosingPopover(path)

  function follow(newState: string) {
    setIsOpen(newState === 'open')
    if (newState === 'open')
      source?.loadPanel().then(
        (Loaded) => setPanel(() => Loaded),
        () => undefined,
      )
  }

  const count = unread >= notificationLimits.countedUnread ? `${notificationLimits.countedUnread - 1}+` : String(unread)
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={
          unread > 0
            ? t('Notifications, {count} unread', { count }, 'Button with a bell')
            : t('Notifications', 'Menu of the dashboard')
        }
        className="relative grid size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-hover"
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute inset-e-0.5 top-0.5 min-w-4.5 rounded-full border-2 border-surface bg-marigold px-1 text-center text-[0.6875rem] leading-3.5 font-semibold text-on-marigold tabular-nums"
          >
            {count}
          </span>
        )}
      </button>
      <section
        {...closing}
        id={panelId}
        popover="auto"
        aria-label={t('Your notifications', 'Name of a part of the page, for screen readers')}
        onToggle={({ newState }) => follow(newState)}
        className="fixed inset-auto inset-e-2 top-16 m-0 max-h-[calc(100dvh-5rem)] w-96 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface p-0 text-ink shadow-layer wide:inset-e-6 print:hidden"
      >
        {isOpen && Panel && source ? (
          <Panel source={source} owns={owns} />
        ) : (
          <p className="p-5">
            <a href={linkTo(owns, '/dashboard/notifications')}>{t('All notifications', 'Link')}</a>
          </p>
        )}
      </section>
    </>
  )
}
