import { LoadFailure } from '@kere/screens/load-failure'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'

interface LoadStateProps {
  query: UseQueryResult
  what: string
  /** The places and sizes of what loads. */
  skeletons: readonly string[]
  headingLevel?: 'h2' | 'h3'
  className?: string
  /** Says what the failure does not affect. */
  children: string
}

/** Stands in the place of what is loading or has not loaded. */
export const LoadState = ({ query, what, skeletons, children, ...failure }: LoadStateProps) => (
  <>
    {query.isError && (
      <LoadFailure title={`Failed to fetch ${what}`} query={query} {...failure}>
        {children}
      </LoadFailure>
    )}
    {query.isPending && (
      <SkeletonGroup label={`Loading ${what}`}>
        {skeletons.map((shape) => (
          <Skeleton key={shape} className={shape} />
        ))}
      </SkeletonGroup>
    )}
  </>
)
