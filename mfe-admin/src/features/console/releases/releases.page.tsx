import { useRemote } from '@kere/platform/react/remote-tree'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import Rocket from 'lucide-react/icons/rocket'
import { LoadFailure } from '@kere/screens/load-failure'
import { BarSwitch } from './bar-switch.tsx'
import { ReleaseCommands } from './release-commands.tsx'
import { ReleaseHistory } from './release-history.tsx'
import { RemoteRelease } from './remote-release.tsx'
import { releasesQuery } from '../../../releases/releases.api.ts'
import type { PageModule } from '@kere/platform/page'
import { releasesPath } from '../../../releases/remote-name.ts'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/releases', roles: ['admin'] }

function ReleasesPage() {
  const { api } = useRemote()
  const releases = useQuery(releasesQuery(api))
  const { remotes: data, trials = [], acts = [], hasBar = false } = releases.data ?? {}
  return (
    <div className="px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      <h1 className="sr-only">Releases</h1>
      {releases.isError && (
        <LoadFailure title="Failed to fetch releases" query={releases} className="mb-6">
          {data ? 'What you see below may be out of date.' : 'Nothing changes for visitors.'}
        </LoadFailure>
      )}
      {releases.isPending && <ReleasesSkeleton />}
      {data?.length === 0 && (
        <EmptyState title="Nothing is released yet" icon={<Rocket aria-hidden="true" />}>
          The first release of each part of the site appears here after it is published.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 wide:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid grid-cols-1 content-start gap-y-9">
            {data.map((remote) => (
              <RemoteRelease
                key={remote.name}
                remote={remote}
                trial={trials.find((trial) => trial.remote === remote.name)}
              />
            ))}
          </div>
          <ReleaseCommands remotes={data.map(({ name }) => name)} />
          {acts.length > 0 && <ReleaseHistory acts={acts} />}
          <div className="wide:col-start-2">
            <BarSwitch isOn={hasBar} />
          </div>
        </div>
      )}
    </div>
  )
}

function ReleasesSkeleton() {
  return (
    <SkeletonGroup label="Loading releases">
      <div className="grid gap-y-9">
        {[0, 1, 2, 3].map((remote) => (
          <div key={remote} className="border-t-2 border-ink pt-4">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="mt-4 h-2 w-full" />
            <Skeleton className="mt-4 h-5 w-4/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

export const page: PageModule = {
  component: ReleasesPage,
  queries: (_, api) => [releasesQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Releases',
      description: 'Which release of each remote is live, for how many visitors and since when.',
      path: releasesPath,
    }),
}
