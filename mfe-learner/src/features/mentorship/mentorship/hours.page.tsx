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

export const route = { path: '/dashboard/mentorship/hours', roles: ['educator'] }

function HoursPage() {
  const { api } = useRemote()
  const settings = useQuery(settingsQuery(api))
  return (
    <div className="max-w-page px-gutter pt-5 pb-section wide:p-8">
      <BackLink href={mentorshipPath}>Mentorship</BackLink>
      <h1 tabIndex={-1} className="mt-3 text-title">
        Your mentoring hours
      </h1>
      {settings.data ? (
        <HoursForm settings={settings.data} />
      ) : settings.isError ? (
        <LoadFailure title="Failed to fetch your mentoring hours" query={settings} className="mt-6">
          Your hours are saved.
        </LoadFailure>
      ) : (
        <SkeletonGroup label="Loading your mentoring hours">
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
      title: 'Your mentoring hours',
      description: 'How many people you mentor at once, on what, and when.',
      path: hoursPath,
      above: [{ label: 'Mentorship', path: mentorshipPath }],
    }),
}
