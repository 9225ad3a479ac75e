import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../back-link.tsx'
import { HoursForm } from './hours-form.tsx'
import { mentorshipPath, hoursPath } from './mentorship-paths.ts'
import { settingsQuery } from './sessions.api.ts'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/mentorship/hours', languages: ['kn', 'hi', 'ta'], roles: ['educator'] }

function HoursPage() {
  const { api } = useRemote()
  const settings = useQuery(settingsQuery(api))
  return (
    <div className="max-w-page px-gutter pt-5 pb-section wide:p-8">
      <BackLink href={mentorshipPath}>{t('Mentorship', 'Text, mentorship')}</BackLink>
      <h1 tabIndex={-1} className="mt-3 text-title">
        {t('Your mentoring hours', 'Heading, mentorship')}
      </h1>
      {settings.data ? (
        <HoursForm settings={settings.data} />
      ) : settings.isError ? (
        <LoadFailure
          title={t('Failed to fetch your mentoring hours', 'Heading, mentorship')}
          query={settings}
          className="mt-6"
        >
          {t('Your hours are saved.', 'Text, mentorship')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading your mentoring hours', 'Label, mentorship')}>
          <Skeleton className="mt-6 h-96" />
        </SkeletonGroup>
      )}
    </div>
  )
}

export const page: PageModule = {
  component: HoursPage,
  queries: (_, api) => [settingsQuery(api)],
  describe: () =>
    describeInDashboard({
      title: t('Your mentoring hours', 'Heading, mentorship'),
      description: t('How many people you mentor at once, on what, and when.', 'Description of the page, mentorship'),
      path: hoursPath,
      above: [{ label: t('Mentorship', 'Label, mentorship'), path: mentorshipPath }],
    }),
}
