import {
  applicationSorts,
  applicationStatuses,
  type ApplicationSort,
  type ApplicationStatus,
} from '@kere/contracts/educator-application-options'

/** The tabs of the list, the default first. */
export const applicationViews = [...applicationStatuses, 'all'] as const

export type ApplicationView = ApplicationStatus | 'all'

/** The list that is looked at, as the URL says it; an application's own URL carries it along. */
export interface ApplicationsAddress {
  view: ApplicationView
  sort: ApplicationSort
  cursor: string | null
}

export const applicationsPath = '/dashboard/educator-applications'

/** Who waits for an answer, the longest first. */
export const waitingList: ApplicationsAddress = { view: applicationViews[0], sort: applicationSorts[0], cursor: null }

/** Reads what can be understood and drops the rest: an address is typed, shared and edited by anybody. */
export function readApplicationsAddress(params: URLSearchParams): ApplicationsAddress {
  return {
    view: applicationViews.find((view) => view === params.get('status')) ?? waitingList.view,
    sort: applicationSorts.find((sort) => sort === params.get('sort')) ?? waitingList.sort,
    cursor: params.get('cursor') || null,
  }
}

/** What is default is left out. */
function searchOf({ view, sort, cursor }: ApplicationsAddress) {
  const params = new URLSearchParams({
    ...(view !== waitingList.view && { status: view }),
    ...(sort !== waitingList.sort && { sort }),
    ...(cursor && { cursor }),
  }).toString()
  return params && `?${params}`
}

export const applicationsHref = (address: ApplicationsAddress) => applicationsPath + searchOf(address)

/** An application, with the list that it is looked at from. */
export const applicationHref = (id: string, address: ApplicationsAddress) =>
  `${applicationsPath}/${encodeURIComponent(id)}${searchOf(address)}`

/** The same list on its first page, as every change of it wants. */
export const fromTheTop = (address: ApplicationsAddress): ApplicationsAddress => ({ ...address, cursor: null })
