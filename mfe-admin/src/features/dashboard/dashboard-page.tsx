import type { AdminDashboard } from '@kere/contracts/dashboard'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@kere/screens/load-failure'
import type { DashboardPart } from '../../dashboard-part.ts'
import { figuresQuery } from './dashboard.api.ts'
import { People } from './people.tsx'
import { Stats, StatsSkeleton } from './stats.tsx'
import { Tasks } from './tasks.tsx'

export function DashboardPage({ parts }: { parts: readonly DashboardPart[] }) {
  const { api } = useRemote()
  const figures = useQuery(figuresQuery(api))
  const statsIn = (known: AdminDashboard) => parts.flatMap((part) => part.stats?.(known) ?? [])
  return (
    <div className="px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      <h1 className="sr-only">Home</h1>
      <Tasks parts={parts} />
      {figures.isPending && <StatsSkeleton />}
      {figures.data && <Stats stats={statsIn(figures.data)} />}
      {figures.isError && (
        <LoadFailure title="Failed to fetch your dashboard" query={figures} className="mt-7">
          {figures.data ? 'The figures above may be out of date.' : 'The rest of the page works.'}
        </LoadFailure>
      )}
      {figures.data === null && (
        <p className="mt-7 text-muted">Your role has changed. Reload the page to see your dashboard.</p>
      )}
      <div className="mt-9 grid grid-cols-1 gap-x-10 gap-y-9 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-y-9">
          {parts.map(({ name, section }) => section && <section.component key={name} />)}
        </div>
        {figures.data && <People figures={figures.data} />}
      </div>
    </div>
  )
}
