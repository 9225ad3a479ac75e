import { lazyOnce } from '@kere/platform/lazy-once'
import { sessionStore } from '@kere/platform/web-storage'
import { Bell, type BellProps } from './bell.tsx'
import { type Counted, createUnread } from './unread-store.ts'

/**
 * Requests the count without the API client and its validation, because every page of a signed-in user does.
 * @throws {Error} if no number arrives
 */
async function countUnread(renewSession: () => Promise<boolean>): Promise<number> {
  const ask = () => fetch('/api/me/notifications/unread')
  let response = await ask()
  if (response.status === 401 && (await renewSession())) response = await ask()
  const answer: unknown = response.ok ? await response.json() : null
  if (typeof answer !== 'object' || answer === null || !('unread' in answer) || typeof answer.unread !== 'number')
    throw new Error('The unread notifications were not counted')
  return answer.unread
}

/** The first request waits until the page and its own requests are done. */
const firstAfterMs = 3000

const olderMs = 60_000

const keptKey = 'kere.unread'

function readKept(userId: string): Counted | null {
  try {
    const kept: unknown = JSON.parse(sessionStore.read(keptKey) ?? 'null')
    return isKept(kept) && kept.userId === userId ? kept : null
  } catch {
    return null
  }
}

const isKept = (kept: unknown): kept is Counted & { userId: string } =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  'count' in kept &&
  typeof kept.count === 'number' &&
  'askedAt' in kept &&
  typeof kept.askedAt === 'number'

/**
 * Requests the count once a minute for all documents of the tab, while somebody looks at one. Neither rendering nor
 * navigation causes a request.
 */
export function startBell(renewSession: () => Promise<boolean>, userId: string, isClosed: () => boolean) {
  const load = lazyOnce(async () => (await import('./bell-calls.ts')).createBellCalls(renewSession))
  const loadPanel = lazyOnce(async () => (await import('./bell-panel.tsx')).BellPanel)
  const write = (counted: Counted) => sessionStore.write(keptKey, JSON.stringify({ userId, ...counted }))
  const kept = readKept(userId)
  write(kept ?? { count: 0, askedAt: 0 })
  const unread = createUnread(() => countUnread(renewSession), {
    kept,
    keep(counted) {
      // The end of the session deletes the stored count, and an answer that arrives later must not restore it.
      if (sessionStore.read(keptKey) !== null) write(counted)
    },
  })
  const look = () => {
    if (!isClosed() && !document.hidden && unread.isOlderThan(Date.now(), olderMs)) void unread.refresh(Date.now())
  }
  setTimeout(look, firstAfterMs)
  document.addEventListener('visibilitychange', look)

  const source = { unread, load, loadPanel }
  const OwnBell = (props: Omit<BellProps, 'source'>) => <Bell {...props} source={source} />
  return { Bell: OwnBell, showUnread: unread.show }
}
