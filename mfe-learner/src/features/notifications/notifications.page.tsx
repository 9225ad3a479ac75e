import { t } from '@kere/brand/messages'
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

export const route = {
  path: '/dashboard/notifications',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function NotificationsPage() {
  const { api, request, context } = useRemote()
  const shown = shownBy(request.search)
  const query = useQuery({ ...notificationsQuery(api, shown), placeholderData: keepPreviousData })
  const page = query.data
  const marking = useMutation(markMutation(api, context.showUnread))
  const unread = page?.unread ?? 0

  const mark = (id: string | undefined, isRead: boolean) =>
    marking.mutateAsync(id === undefined ? { isRead } : { id, isRead }).then(
      () => id === undefined && context.announce(t('All notifications are read', 'Text, notifications')),
      (error: Error) => context.notify({ tone: 'error', text: error.message }),
    )

  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      <h1 tabIndex={-1} className="sr-only">
        {t('Notifications', 'Heading, notifications')}
      </h1>
      <div className="max-w-200 bg-surface">
        <div className="border-x border-t-2 border-x-hairline border-t-ink">
          <DataTableTabs
            label={t('Show', 'Label, notifications')}
            tabs={[
              {
                label: t('All', 'Label, notifications'),
                href: notificationsPath,
                count: undefined,
                isCurrent: !shown.unread,
              },
              {
                label: t('Unread', 'Label, notifications'),
                href: `${notificationsPath}?unread=true`,
                count: page ? Math.min(unread, notificationLimits.countedUnread) : undefined,
                isCurrent: shown.unread,
              },
            ]}
          />
        </div>
        <div className="flex flex-wrap justify-between gap-x-1 border-x border-b border-hairline px-1 py-2 desk:px-3">
          <Button
            variant="quiet"
            size="toolbar"
            icon={<CheckCheck aria-hidden="true" />}
            aria-disabled={unread === 0}
            onClick={() => unread > 0 && void mark(undefined, true)}
            className="max-desk:px-2.5"
          >
            {t('Mark all as read', 'Button, notifications')}
          </Button>
          <ButtonLink
            href={preferencesPath}
            variant="quiet"
            size="toolbar"
            icon={<Settings aria-hidden="true" />}
            className="max-desk:px-2.5"
          >
            {t('Settings', 'Button, notifications')}
          </ButtonLink>
        </div>
        {query.isError && (
          <LoadFailure
            title={t('Your notifications did not load', 'Heading, notifications')}
            query={query}
            className="my-5"
          >
            {page
              ? t('The notifications below may be out of date.', 'Text, notifications')
              : t('Nothing is lost. The rest of the site works.', 'Text, notifications')}
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
      <p className="text-meta text-muted">
        {t(
          'Kept for {keptDays, plural, one {# day} other {# days}}',
          { keptDays: notificationLimits.keptDays },
          'Text, notifications',
        )}
      </p>
      <nav aria-label={t('Pages', 'For screen readers, notifications')} className="flex gap-3">
        {cursor && (
          <ButtonLink href={hrefOf(null)} variant="outline" size="toolbar">
            {t('Show newest', 'Button, notifications')}
          </ButtonLink>
        )}
        {page.nextCursor && (
          <ButtonLink href={hrefOf(page.nextCursor)} variant="outline" size="toolbar">
            {t('Show older', 'Button, notifications')}
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
        title={
          hasMoved
            ? t('No older notifications', 'Heading, notifications')
            : t('You have read everything', 'Heading, notifications')
        }
        icon={<Bell aria-hidden="true" />}
        className="border-x border-b border-hairline p-4 desk:p-6"
        action={
          <ButtonLink href={notificationsPath} variant="outline">
            {t('All notifications', 'Button, notifications')}
          </ButtonLink>
        }
      >
        {hasMoved
          ? t('They are kept for 90 days.', 'Text, notifications')
          : t('New notifications appear here.', 'Text, notifications')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('No notifications yet', 'Heading, notifications')}
      icon={<Bell aria-hidden="true" />}
      className="border-x border-b border-hairline p-4 desk:p-6"
      action={
        <ButtonLink href={preferencesPath} variant="outline">
          {t('Notification settings', 'Button, notifications')}
        </ButtonLink>
      }
    >
      {t(
        'Answers to your requests, changes to your events and news of your orders appear here.',
        'Text, notifications',
      )}
    </EmptyState>
  )
}

const ListSkeleton = () => (
  <SkeletonGroup label={t('Loading your notifications', 'Label, notifications')}>
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
      title: t('Notifications', 'Heading, notifications'),
      description: t('What changed for you, newest first.', 'Description of the page, notifications'),
      path: notificationsPath,
    }),
}
