import { t } from '@kere/brand/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'

interface ExpiredPageProps {
  firstPageHref: string
  headingLevel?: 'h2' | 'h3'
}

/** For an invalid cursor: it belongs to another list or order, or an old link contains it. */
export function ExpiredPage({ firstPageHref, headingLevel }: ExpiredPageProps) {
  return (
    <EmptyState
      title={t('This page is no longer available', 'Heading of an error')}
      headingLevel={headingLevel}
      className="py-6"
      action={<ButtonLink href={firstPageHref}>{t('Go to the first page', 'Button')}</ButtonLink>}
    >
      {t('The list has changed since this link was made. Start again from the first page.', 'Error')}
    </EmptyState>
  )
}
