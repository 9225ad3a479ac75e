import { t } from '@kere/brand/messages'
import type { NotificationList as Listed } from '@kere/contracts/notifications/notifications'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { NotificationList } from '@kere/ui/status/notification-list'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import Settings from 'lucide-react/icons/settings'
import { useEffect, useState } from 'react'
import { linkTo } from '../chrome/navigation-menu.ts'
import type { PanelProps } from './bell.tsx'

const tab =
  'flex min-h-11 cursor-pointer items-center border-b-3 border-transparent px-2.5 text-dense font-medium hover:bg-hover aria-pressed:border-brand aria-pressed:font-semibold'

/** Shows the user's latest notifications, which are loaded each time that the panel opens. */
export function BellPanel({ source: { unread, load }, owns }: PanelProps) {
  const [isUnreadOnly, setIsUnreadOnly] = useState(false)
  const [tries, setTries] = useState(0)
  const [list, setList] = useState<Listed | 'failed' | null>(null)

  useEffect(() => {
    let isLeft = false
    async function ask() {
      try {
        const found = await (await load()).list(isUnreadOnly)
        unread.show(found.unread)
        if (!isLeft) setList(found)
      } catch {
        if (!isLeft) setList('failed')
      }
    }
    void ask()
    return () => void (isLeft = true)
  }, [isUnreadOnly, tries, load, unread])

  /** Marks a notification as read. Its link works even if that fails. */
  const markRead = (id: string) =>
    load()
      .then(async (calls) => unread.show(await calls.markRead(id)))
      .catch(() => undefined)

  async function markAll() {
    try {
      unread.show(await (await load()).markAll())
      setTries(tries + 1)
    } catch {
      setList('failed')
    }
  }

  const hasUnread = list !== null && list !== 'failed' && list.unread > 0
  return (
    <>
      <div className="flex items-center gap-1 ps-5 pe-2 pt-2">
        <h2 className="grow text-panel">{t('Notifications', 'Menu of the dashboard')}</h2>
        <a
          href={linkTo(owns, '/dashboard/notifications/preferences')}
          aria-label={t('Notification settings', 'For screen readers')}
          className="grid size-11 place-items-center rounded-control text-ink hover:bg-hover"
        >
          <Settings aria-hidden="true" className="size-4.5" />
        </a>
      </div>
      <div className="flex border-b border-hairline px-2.5">
        <button type="button" aria-pressed={!isUnreadOnly} onClick={() => setIsUnreadOnly(false)} className={tab}>
          {t('All', 'Button: all notifications')}
        </button>
        <button type="button" aria-pressed={isUnreadOnly} onClick={() => setIsUnreadOnly(true)} className={tab}>
          {t('Unread', 'Button: unread notifications')}
        </button>
        {hasUnread && (
          <Button variant="quiet" size="toolbar" onClick={() => void markAll()} className="ms-auto self-center px-2.5">
            {t('Mark all as read', 'Button')}
          </Button>
        )}
      </div>
      {list === null && (
        <SkeletonGroup label={t('Loading your notifications', 'For screen readers')}>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-3.5 border-b border-hairline px-5 py-3.5">
              <Skeleton className="size-8.5 shrink-0" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-4 w-48" />
                <Skeleton className="h-3 w-32" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      )}
      {list === 'failed' && (
        <div role="alert" className="px-5 py-4">
          <p className="font-medium">{t('Your notifications did not load', 'Text')}</p>
          <p className="mt-1 mb-3 text-meta text-muted">
            {t('Nothing is lost. Check your connection and try again.', 'Text')}
          </p>
          <Button variant="outline" size="toolbar" onClick={() => setTries(tries + 1)}>
            {t('Retry', 'Button')}
          </Button>
        </div>
      )}
      {list !== null && list !== 'failed' && list.items.length === 0 && (
        <p className="px-5 py-6 text-muted">
          {isUnreadOnly
            ? t('You have read everything.', 'Text')
            : t('No notifications yet. What changes for you appears here.', 'Text')}
        </p>
      )}
      {list !== null && list !== 'failed' && (
        <NotificationList
          items={list.items.map((item) => ({ ...item, path: linkTo(owns, item.path) }))}
          headingLevel="h3"
          onOpen={({ id, isRead }) => !isRead && void markRead(id)}
        />
      )}
      <p className="px-5 py-3">
        <TextLink href={linkTo(owns, '/dashboard/notifications')} hasArrow>
          {t('All notifications', 'Link')}
        </TextLink>
      </p>
    </>
  )
}
