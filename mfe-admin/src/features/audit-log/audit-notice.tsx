import { discPath } from '@kere/brand/art-paths'
import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '../../load-failure.tsx'
import { auditHref, auditLogPath, countFilters, fromTheTop, type AuditAddress } from './audit-address.ts'
import type { AuditPage } from './audit-log.api.ts'

interface AuditNoticeProps {
  address: AuditAddress
  log: UseQueryResult<AuditPage | null>
}

/** What stands in place of the entries, or over them where a later answer failed. */
export function AuditNotice({ address, log }: AuditNoticeProps) {
  if (log.isError)
    return (
      <LoadFailure title="Failed to fetch the audit log" query={log}>
        {log.data
          ? 'The entries below are from before. Nothing is lost.'
          : 'The log goes on being written. Nothing is lost.'}
      </LoadFailure>
    )
  if (log.data === null)
    return (
      <EmptyState
        title="This page of the log is not there any more"
        headingLevel="h3"
        action={<ButtonLink href={auditHref(fromTheTop(address))}>Go to the first page</ButtonLink>}
      >
        The link was made for another order or other filters. The same list begins on its first page.
      </EmptyState>
    )
  if (countFilters(address) > 0)
    return (
      <EmptyState
        title="No entries found"
        headingLevel="h3"
        action={
          <ButtonLink variant="outline" href={auditLogPath}>
            Clear filters
          </ButtonLink>
        }
      >
        Nothing in the log matches these filters.
      </EmptyState>
    )
  return (
    <EmptyState title="No entries yet" headingLevel="h3" picture={discPath('audit-log')}>
      Sign-ins, sign-outs, refusals and what admins do will stand here, and nobody can change or delete them.
    </EmptyState>
  )
}
