import { useRemote } from '@kere/platform/react/remote-tree'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { newsletterQuery, notificationsPath, preferencesQuery, preferencesPath } from './notifications.api.ts'
import { PreferenceTable } from './preference-table.tsx'

export const route = { path: '/dashboard/notifications/preferences', roles: ['student', 'educator', 'admin'] }

function PreferencesPage() {
  const { api } = useRemote()
  const query = useQuery(preferencesQuery(api))
  const fixed = query.data?.groups.flatMap(({ kinds }) => kinds.filter(({ isFixed }) => isFixed)) ?? []
  return (
    <SettingsPage title="Notification settings">
      {query.isPending && (
        <SkeletonGroup label="Loading your notification settings">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex justify-between gap-6 border-b border-hairline py-4">
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-6 w-44" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {query.isError && (
        <LoadFailure title="Your notification settings did not load" query={query}>
          {query.data ? 'The switches below may be out of date.' : 'They are kept as they are.'}
        </LoadFailure>
      )}
      {query.data && (
        <div>
          <PreferenceTable groups={query.data.groups} />
          <p className="mt-3 text-meta text-muted">
            Each change is saved at once. Emails go to <b className="wrap-anywhere text-ink">{query.data.email}</b>. The
            daily email comes at 8:00 am IST, on days with news.
          </p>
        </div>
      )}
      {fixed.length > 0 && (
        <Section title="Always sent">
          <p className="-mt-2 text-dense desk:-mt-4">{fixed.map(({ name }) => name).join(' · ')}</p>
        </Section>
      )}
      {query.data && <Newsletter />}
    </SettingsPage>
  )
}

/** The newsletter's part. It belongs to a mail address, with or without an account. */
function Newsletter() {
  const { api } = useRemote()
  const { data } = useQuery(newsletterQuery(api))
  if (!data) return null
  const { status, path } = data
  return (
    <Section title="Newsletter">
      <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3 desk:-mt-6">
        <p className="min-w-0 grow basis-64">
          {status === 'confirmed'
            ? 'You get the newsletter at this address.'
            : status === 'unconfirmed'
              ? 'Confirm your subscription to get the newsletter.'
              : 'You do not get the newsletter at this address.'}
        </p>
        <ButtonLink href={path} variant="outline" size="toolbar">
          {status === 'confirmed' ? 'Change or unsubscribe' : status === 'unconfirmed' ? 'Confirm' : 'Subscribe'}
        </ButtonLink>
      </div>
    </Section>
  )
}

export const page: PageModule = {
  component: PreferencesPage,
  queries: (_, api) => [preferencesQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Notification settings',
      description: 'Which news you get by email, once a day, or only here.',
      path: preferencesPath,
      above: [{ label: 'Notifications', path: notificationsPath }],
      crumb: 'Settings',
    }),
}
