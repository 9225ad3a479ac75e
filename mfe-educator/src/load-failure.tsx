import { ApiError } from '@kere/platform/api'
import { ErrorPanel } from '@kere/ui/error-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadFailureProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'>
  children: ReactNode
}

/** What could not be loaded, in its place, with Retry and what to quote to us. */
export function LoadFailure({ title, query, children }: LoadFailureProps) {
  const reference = query.error instanceof ApiError ? query.error.requestId : ''
  return (
    <ErrorPanel
      title={title}
      text={children}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      reference={reference || undefined}
      at={new Date(query.errorUpdatedAt)}
    />
  )
}
