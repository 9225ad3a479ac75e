import { lazyOnce } from '@kere/platform/lazy-once'
import { Bell, type BellProps } from './bell.tsx'
import { countUnread } from './count-unread.ts'
import { createUnread } from './unread-store.ts'

/** After the page and what it asks for. */
const firstAfterMs = 3000

const olderMs = 60_000

/** Asks once for a document, and again when somebody comes back to it; a change of page asks for nothing. */
export function startBell(renewSession: () => Promise<boolean>) {
  const load = lazyOnce(async () => (await import('./bell-calls.ts')).createBellCalls(renewSession))
  const loadPanel = lazyOnce(async () => (await import('./bell-panel.tsx')).BellPanel)
  const unread = createUnread(() => countUnread(renewSession))

  setTimeout(() => {
    if (!document.hidden) void unread.refresh(Date.now())
  }, firstAfterMs)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && unread.isOlderThan(Date.now(), olderMs)) void unread.refresh(Date.now())
  })

  const source = { unread, load, loadPanel }
  const OwnBell = ({ path }: Pick<BellProps, 'path'>) => <Bell path={path} source={source} />
  return { Bell: OwnBell, showUnread: unread.show }
}
