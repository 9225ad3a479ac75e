import { LoadFailure as Failure } from '@kere/screens/load-failure'
import type { ComponentProps } from 'react'

interface LoadFailureProps extends Omit<ComponentProps<typeof Failure>, 'className'> {
  retryHref: string
}

/** Below a heading of the page, where nothing else is said of its level. */
export function LoadFailure({ headingLevel = 'h3', ...props }: LoadFailureProps) {
  return <Failure headingLevel={headingLevel} className="mt-4.5" {...props} />
}
