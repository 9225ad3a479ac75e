import { ApiError } from '@kere/platform/api'
import { ErrorPanel } from '@kere/ui/error-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadFailureProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'>
  headingLevel?: 'h1' | 'h2' | 'h3'
  /** So that Retry works without a script. */
  retryHref?: string
  children?: ReactNode
  className?: string
}

export function LoadFailure({ title, query, headingLevel, retryHref, children, className }: LoadFailureProps) {
  const reference = query.error instanceof ApiError ? query.error.requestId : ''
  return (
    <ErrorPanel
      title={title}
      headingLevel={headingLevel}
      text={children}
      retryHref={retryHref}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      reference={reference || undefined}
      at={new Date(query.errorUpdatedAt)}
      className={className}
    />
  )
}
