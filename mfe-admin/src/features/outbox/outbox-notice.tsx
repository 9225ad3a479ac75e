import { discPath } from '@kere/brand/art-paths'
import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '../../load-failure.tsx'
import { fromTheTop, outboxHref, outboxPath, type OutboxAddress } from './outbox-address.ts'
import type { OutboxPage } from './outbox.api.ts'

interface OutboxNoticeProps {
  address: OutboxAddress
  outbox: UseQueryResult<OutboxPage | null>
}

/** What stands in place of the mails, or over them where a later answer failed. */
export function OutboxNotice({ address, outbox }: OutboxNoticeProps) {
  if (outbox.isError)
    return (
      <LoadFailure title="Failed to fetch the outbox" query={outbox}>
        {outbox.data ? 'The mails below are from before.' : 'Mails go on being sent; only this page cannot show it.'}
      </LoadFailure>
    )
  if (outbox.data === null || address.cursor)
    return (
      <EmptyState
        title="This page of the outbox is not there any more"
        headingLevel="h3"
        action={<ButtonLink href={outboxHref(fromTheTop(address))}>Go to the first page</ButtonLink>}
      >
        Its mails have moved on, or the link was made for other filters. The same list begins on its first page.
      </EmptyState>
    )
  if (address.state || address.template)
    return (
      <EmptyState
        title="No mails found"
        headingLevel="h3"
        action={
          <ButtonLink variant="outline" href={outboxPath}>
            Show all mails
          </ButtonLink>
        }
      >
        No mail is of this kind and in this state.
      </EmptyState>
    )
  return (
    <EmptyState title="No mails yet" headingLevel="h3" picture={discPath('outbox')}>
      Every mail that the platform sends will stand here: to whom, when, and whether it left.
    </EmptyState>
  )
}
