import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { LoadFailure } from '@kere/screens/load-failure'
import { figuresQuery } from './dashboard.api.ts'
import type { ErrandSource } from './errand.ts'
import { Errands } from './errands.tsx'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { People } from './people.tsx'

interface DashboardPageProps {
  NewestEntries: ComponentType
  sources: readonly ErrandSource[]
}

/** What waits first, then the figures, then what has happened. */
export function DashboardPage({ NewestEntries, sources }: DashboardPageProps) {
  const { api } = useRemote()
  const figures = useQuery(figuresQuery(api))
  return (
    <div className="px-4 pt-6 pb-12 desk:px-8 desk:pt-8">
      <h1 className="sr-only">Home</h1>
      <Errands sources={sources} />
      {figures.isPending && <FiguresSkeleton />}
      {figures.data && <Figures figures={figures.data} />}
      {figures.isError && (
        <LoadFailure title="Failed to fetch your dashboard" query={figures} className="mt-7">
          {figures.data ? 'The figures above are from before.' : 'The rest of the page works.'}
        </LoadFailure>
      )}
      {figures.data === null && (
        <p className="mt-7 text-muted">Your role has changed. Load the page again to see your dashboard.</p>
      )}
      <div className="mt-9 grid grid-cols-1 gap-x-10 gap-y-9 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <NewestEntries />
        {figures.data && <People figures={figures.data} />}
      </div>
    </div>
  )
}
