import { type NotificationChoice, notificationChoices } from '@kere/contracts/notifications/notification-options'
import type { NotificationPreference } from '@kere/contracts/notifications/notifications'
import { choicesWith, isKnown } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Select } from '@kere/ui/controls/select'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import {
  choiceMutation,
  newsletterQuery,
  notificationsPath,
  preferencesQuery,
  preferencesPath,
} from './notifications.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/notifications/preferences', roles: ['student', 'educator', 'admin'] }

const choiceNames = {
  email: 'Email at once',
  digest: 'Daily email',
  bell: 'Only here, no email',
  off: 'Off',
} as const satisfies Record<NotificationChoice, string>

const options = notificationChoices.map((value) => ({ value, label: choiceNames[value] }))

function PreferencesPage() {
  const { api } = useRemote()
  const query = useQuery(preferencesQuery(api))
  return (
    <SettingsPage title="Notification preferences">
      <p className="max-w-measure text-muted">
        Everything that you do not turn off also appears in your{' '}
        <TextLink href={notificationsPath}>notifications</TextLink>.
        {query.data && (
          <>
            {' '}
            Emails go to <b className="wrap-anywhere text-ink">{query.data.email}</b>. The daily email comes at 8:00 am
            IST, on days with news.
          </>
        )}
      </p>
      {query.data?.groups.map(({ name, kinds }) => (
        <Section key={name} title={name}>
          <ul className="-mt-4 list-none desk:-mt-6">
            {kinds.map((preference) => (
              <Kind key={preference.kind} preference={preference} />
            ))}
          </ul>
        </Section>
      ))}
      {query.data && <Newsletter />}
      {query.isPending && (
        <SkeletonGroup label="Loading your preferences">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex justify-between gap-6 border-b border-hairline py-4">
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-9 w-44" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {query.isError && (
        <LoadFailure title="Your preferences did not load" query={query}>
          {query.data ? 'The choices above may be out of date.' : 'They are kept as they are.'}
        </LoadFailure>
      )}
    </SettingsPage>
  )
}

/** It goes to an address, with or without an account. */
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

function Kind({ preference: { kind, name, about, choice, isFixed } }: { preference: NotificationPreference }) {
  const { api, context } = useRemote()
  const saving = useMutation(choiceMutation(api))
  const choose = (value: string) => {
    if (!isKnown(notificationChoices, value)) return
    saving.mutateAsync({ kind, choice: value }).then(
      () => context.announce(`${name}: ${choiceNames[value]}`),
      (error: Error) => context.notify({ tone: 'error', text: `${name} was not changed. ${error.message}` }),
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-medium">{name}</p>
        {about && <p className="text-meta text-muted">{about}</p>}
      </div>
      {isFixed ? (
        <p className="flex min-h-11 items-center gap-2 text-dense text-muted desk:w-60">
          <Lock aria-hidden="true" className="size-4" />
          Always by email
        </p>
      ) : (
        <Select
          label={name}
          labelPlace="hidden"
          options={choicesWith(options, choice)}
          value={choice}
          onChange={({ target }) => choose(target.value)}
          className="w-full desk:w-60"
        />
      )}
    </li>
  )
}

export const page: PageModule = {
  component: PreferencesPage,
  queries: (_, api) => [preferencesQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Notification preferences',
      description: 'Which news you get by email, once a day, or only here.',
      path: preferencesPath,
      above: [{ label: 'Notifications', path: notificationsPath }],
      crumb: 'Preferences',
    }),
}
