import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { Button } from '@kere/ui/controls/button'
import { ErrorPanel } from '@kere/ui/status/error-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadFailureProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'>
  headingLevel?: 'h1' | 'h2' | 'h3'
  /** The link of Retry, so that it works without a script. */
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
      action={retryHref === undefined && <RefreshButton />}
      reference={reference || undefined}
      at={new Date(query.errorUpdatedAt)}
      className={className}
    />
  )
}

/** Loads the document again. If the installed release cannot read the API's answer, a newer one may (S-452). */
const RefreshButton = () => (
  <Button variant="quiet" onClick={() => location.reload()}>
    {t('Refresh Page', 'Button')}
  </Button>
)
