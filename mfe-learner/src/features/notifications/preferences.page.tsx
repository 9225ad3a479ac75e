import { t } from '@kere/brand/messages'
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

export const route = {
  path: '/dashboard/notifications/preferences',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function PreferencesPage() {
  const { api } = useRemote()
  const query = useQuery(preferencesQuery(api))
  const fixed = query.data?.groups.flatMap(({ kinds }) => kinds.filter(({ isFixed }) => isFixed)) ?? []
  return (
    <SettingsPage title={t('Notification settings', 'Heading, notifications')}>
      {query.isPending && (
        <SkeletonGroup label={t('Loading your notification settings', 'Label, notifications')}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex justify-between gap-6 border-b border-hairline py-4">
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-6 w-44" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {query.isError && (
        <LoadFailure title={t('Your notification settings did not load', 'Heading, notifications')} query={query}>
          {query.data
            ? t('The switches below may be out of date.', 'Text, notifications')
            : t('They are kept as they are.', 'Text, notifications')}
        </LoadFailure>
      )}
      {query.data && (
        <div>
          <PreferenceTable groups={query.data.groups} />
          <p className="mt-3 text-meta wrap-anywhere text-muted">
            {t(
              'Each change is saved at once. Emails go to {email}. The daily email comes at 8:00 am IST, on days with news.',
              { email: query.data.email },
              'Text, notification settings',
            )}
          </p>
        </div>
      )}
      {fixed.length > 0 && (
        <Section title={t('Always sent', 'Heading, notifications')}>
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
    <Section title={t('Newsletter', 'Heading, notifications')}>
      <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3 desk:-mt-6">
        <p className="min-w-0 grow basis-64">
          {status === 'confirmed'
            ? t('You get the newsletter at this address.', 'Text, notifications')
            : status === 'unconfirmed'
              ? t('Confirm your subscription to get the newsletter.', 'Text, notifications')
              : t('You do not get the newsletter at this address.', 'Text, notifications')}
        </p>
        <ButtonLink href={path} variant="outline" size="toolbar">
          {status === 'confirmed'
            ? t('Change or unsubscribe', 'Button, notifications')
            : status === 'unconfirmed'
              ? t('Confirm', 'Button, notifications')
              : t('Subscribe', 'Button, notifications')}
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
      title: t('Notification settings', 'Heading, notifications'),
      description: t(
        'Which news you get by email, once a day, or only here.',
        'Description of the page, notifications',
      ),
      path: preferencesPath,
      above: [{ label: t('Notifications', 'Label, notifications'), path: notificationsPath }],
      crumb: t('Settings', 'Text, notifications'),
    }),
}
