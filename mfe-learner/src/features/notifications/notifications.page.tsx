import { countOf } from '@kere/brand/count'
import { notificationLimits } from '@kere/contracts/notifications/notification-options'
import type { NotificationList as Page } from '@kere/contracts/notifications/notifications'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { NotificationList } from '@kere/ui/status/notification-list'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import CheckCheck from 'lucide-react/icons/check-check'
import Settings from 'lucide-react/icons/settings'
import { markMutation, notificationsPath, notificationsQuery, preferencesPath, shownBy } from './notifications.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/notifications', roles: ['student', 'educator', 'admin'] }

function NotificationsPage() {
  const { api, request, context } = useRemote()
  const shown = shownBy(request.search)
  const query = useQuery({ ...notificationsQuery(api, shown), placeholderData: keepPreviousData })
  const page = query.data
  const marking = useMutation(markMutation(api, context.showUnread))
  const unread = page?.unread ?? 0

  const mark = (id: string | undefined, isRead: boolean) =>
    marking.mutateAsync(id === undefined ? { isRead } : { id, isRead }).then(
      () => id === undefined && context.announce('All notifications are read'),
      (error: Error) => context.notify({ tone: 'error', text: error.message }),
    )

  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      <h1 tabIndex={-1} className="sr-only">
        Notifications
      </h1>
      <div className="max-w-200 bg-surface">
        <div className="border-x border-t-2 border-x-hairline border-t-ink">
          <DataTableTabs
            label="Show"
            tabs={[
              { label: 'All', href: notificationsPath, count: undefined, isCurrent: !shown.unread },
              {
                label: 'Unread',
                href: `${notificationsPath}?unread=true`,
                count: page ? Math.min(unread, notificationLimits.countedUnread) : undefined,
                isCurrent: shown.unread,
              },
            ]}
          />
        </div>
        <div className="flex justify-between gap-x-1 border-x border-b border-hairline px-1 py-2 desk:px-3">
          <Button
            variant="quiet"
            size="toolbar"
            icon={<CheckCheck aria-hidden="true" />}
            aria-disabled={unread === 0}
            onClick={() => unread > 0 && void mark(undefined, true)}
            className="max-desk:px-2.5"
          >
            Mark all as read
          </Button>
          <ButtonLink
            href={preferencesPath}
            variant="quiet"
            size="toolbar"
            icon={<Settings aria-hidden="true" />}
            className="max-desk:px-2.5"
          >
            Settings
          </ButtonLink>
        </div>
        {query.isError && (
          <LoadFailure title="Your notifications did not load" query={query} className="my-5">
            {page ? 'The notifications below may be out of date.' : 'Nothing is lost. The rest of the site works.'}
          </LoadFailure>
        )}
        {query.isPending && <ListSkeleton />}
        {page && page.items.length > 0 && (
          <div className="border-x border-hairline">
            <NotificationList
              items={page.items}
              onOpen={({ id, isRead }) => !isRead && void mark(id, true)}
              onMark={({ id, isRead }) => void mark(id, !isRead)}
            />
          </div>
        )}
        {(page === null || page?.items.length === 0) && (
          <Nothing isUnread={shown.unread} hasMoved={shown.cursor !== null} />
        )}
        {page && <Foot page={page} unread={shown.unread} cursor={shown.cursor} />}
      </div>
    </div>
  )
}

function Foot({ page, unread, cursor }: { page: Page; unread: boolean; cursor: string | null }) {
  const hrefOf = (next: string | null) => {
    const search = new URLSearchParams({ ...(unread && { unread: 'true' }), ...(next && { cursor: next }) }).toString()
    return search ? `${notificationsPath}?${search}` : notificationsPath
  }
  if (page.items.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-x border-b border-hairline px-4 py-3 desk:px-5">
      <p className="text-meta text-muted">Kept for {countOf(notificationLimits.keptDays, 'day')}</p>
      <nav aria-label="Pages" className="flex gap-3">
        {cursor && (
          <ButtonLink href={hrefOf(null)} variant="outline" size="toolbar">
            Show newest
          </ButtonLink>
        )}
        {page.nextCursor && (
          <ButtonLink href={hrefOf(page.nextCursor)} variant="outline" size="toolbar">
            Show older
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}

function Nothing({ isUnread, hasMoved }: { isUnread: boolean; hasMoved: boolean }) {
  if (hasMoved || isUnread)
    return (
      <EmptyState
        title={hasMoved ? 'No older notifications' : 'You have read everything'}
        icon={<Bell aria-hidden="true" />}
        className="border-x border-b border-hairline p-4 desk:p-6"
        action={
          <ButtonLink href={notificationsPath} variant="outline">
            All notifications
          </ButtonLink>
        }
      >
        {hasMoved ? 'They are kept for 90 days.' : 'New notifications appear here.'}
      </EmptyState>
    )
  return (
    <EmptyState
      title="No notifications yet"
      icon={<Bell aria-hidden="true" />}
      className="border-x border-b border-hairline p-4 desk:p-6"
      action={
        <ButtonLink href={preferencesPath} variant="outline">
          Notification settings
        </ButtonLink>
      }
    >
      Answers to your requests, changes to your events and news of your orders appear here.
    </EmptyState>
  )
}

const ListSkeleton = () => (
  <SkeletonGroup label="Loading your notifications">
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex gap-3.5 border-x border-b border-hairline px-4 py-3.5 desk:px-5">
        <Skeleton className="size-8.5 shrink-0" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-4 w-64 max-w-full" />
          <Skeleton className="h-3 w-40" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

export const page: PageModule = {
  component: NotificationsPage,
  queries: ({ search }, api) => [notificationsQuery(api, shownBy(search))],
  describe: () =>
    describeInDashboard({
      title: 'Notifications',
      description: 'What changed for you, newest first.',
      path: notificationsPath,
    }),
}
