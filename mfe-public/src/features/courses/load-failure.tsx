import { ApiError } from '@kere/platform/client'
import { ButtonLink } from '@kere/ui/button'
import { ErrorPanel } from '@kere/ui/error-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { MouseEvent, ReactNode } from 'react'

interface LoadFailureProps {
  title: string
  headingLevel?: 'h1' | 'h3'
  query: Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'>
  /** The page's own address, so that Retry works without a script. */
  retryHref: string
  children: ReactNode
}

const clock = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** What could not be loaded, in its place, with Retry and what to quote to us. */
export function LoadFailure({ title, headingLevel = 'h3', query, retryHref, children }: LoadFailureProps) {
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    void query.refetch()
  }
  const reference = query.error instanceof ApiError ? query.error.requestId : ''
  return (
    <ErrorPanel
      title={title}
      headingLevel={headingLevel}
      className="mt-4.5"
      action={
        <ButtonLink variant="outline" icon={<RotateCw />} href={retryHref} onClick={retry} aria-disabled={query.isFetching}>
          {query.isFetching ? 'Trying again' : 'Retry'}
        </ButtonLink>
      }
      reference={reference || undefined}
      time={`${clock.format(query.errorUpdatedAt)} IST`}
    >
      {children}
    </ErrorPanel>
  )
}
