import { discPath } from '@kere/brand/art-paths'
import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '../../load-failure.tsx'
import { viewNames } from './application-text.ts'
import { applicationsHref, fromTheTop, waitingList, type ApplicationsAddress } from './applications-address.ts'
import type { ApplicationsPage } from './applications.api.ts'

interface ApplicationsNoticeProps {
  address: ApplicationsAddress
  list: UseQueryResult<ApplicationsPage | null>
}

/** What stands in place of the applications, or over them where a later answer failed. */
export function ApplicationsNotice({ address, list }: ApplicationsNoticeProps) {
  if (list.isError)
    return (
      <LoadFailure title="Failed to fetch applications" query={list}>
        {list.data ? 'The applications below are from before.' : 'They are safe, and nobody is answered meanwhile.'}
      </LoadFailure>
    )
  if (list.data === null)
    return (
      <EmptyState
        title="This page of the list is not there any more"
        headingLevel="h3"
        action={<ButtonLink href={applicationsHref(fromTheTop(address))}>Go to the first page</ButtonLink>}
      >
        The link was made for another order or another status. The same list begins on its first page.
      </EmptyState>
    )
  if (address.cursor !== null)
    return (
      <EmptyState
        title="Nothing is left on this page"
        headingLevel="h3"
        action={<ButtonLink href={applicationsHref(fromTheTop(address))}>Go to the first page</ButtonLink>}
      >
        What stood here has been decided since.
      </EmptyState>
    )
  const { data } = list
  const hasAny = data !== undefined && Object.values(data.counts).some((count) => count > 0)
  if (address.view === 'pending')
    return (
      <EmptyState title="Nobody is waiting" headingLevel="h3" picture={discPath('educator-applications')}>
        {hasAny
          ? 'Every application has an answer. New ones appear here, the longest waiting first.'
          : 'Who applies to teach appears here as soon as their address is confirmed.'}
      </EmptyState>
    )
  return (
    <EmptyState
      title="No applications found"
      headingLevel="h3"
      action={
        <ButtonLink variant="outline" href={applicationsHref(waitingList)}>
          Show who is waiting
        </ButtonLink>
      }
    >
      {address.view === 'all'
        ? 'Nobody has applied to teach yet.'
        : `None is ${viewNames[address.view].toLowerCase()}.`}
    </EmptyState>
  )
}
