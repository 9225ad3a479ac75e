import { LoadFailure as Failure } from '@kere/screens/load-failure'
import type { ComponentProps } from 'react'

interface LoadFailureProps extends Omit<ComponentProps<typeof Failure>, 'className'> {
  retryHref: string
}

/** The heading is one level below the page's, unless another level is given. */
export function LoadFailure({ headingLevel = 'h3', ...props }: LoadFailureProps) {
  return <Failure headingLevel={headingLevel} className="mt-4.5" {...props} />
}
