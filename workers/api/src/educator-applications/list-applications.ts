import {
  applicationStatuses,
  type ApplicationSort,
  type ApplicationStatus,
} from '@kere/contracts/educator-application-options'
import type { Context } from '../context.ts'
import { countEach } from '../lists/counts.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { toSummary } from './application-answer.ts'
import { type ApplicationFilters, applicationPage, selectApplicationPage } from './applications.queries.ts'

export async function listApplications({ db }: Context, request: ApplicationFilters & ListRequest<ApplicationSort>) {
  const page = applicationPage(request)
  const { rows, counters } = await selectApplicationPage(db, request, page)
  const countOf = (status: ApplicationStatus) => counters.find((counter) => counter.status === status)?.count ?? 0
  return {
    ...pageOf(page, rows, toSummary),
    total: request.status === undefined ? counters.reduce((sum, { count }) => sum + count, 0) : countOf(request.status),
    counts: countEach(applicationStatuses, countOf),
  }
}
