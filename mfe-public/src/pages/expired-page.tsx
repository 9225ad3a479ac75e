import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'

interface ExpiredPageProps {
  firstPageHref: string
  headingLevel?: 'h2' | 'h3'
}

/** A cursor belongs to one list and one order; an old link may have outlived them. */
export function ExpiredPage({ firstPageHref, headingLevel }: ExpiredPageProps) {
  return (
    <EmptyState
      title="This page is no longer available"
      headingLevel={headingLevel}
      className="py-6"
      action={<ButtonLink href={firstPageHref}>Go to the first page</ButtonLink>}
    >
      The list has changed since this link was made. Start again from the first page.
    </EmptyState>
  )
}
