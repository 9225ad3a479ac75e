import type { getEducatorApplication, listEducatorApplications } from '@kere/contracts/accounts/educator-applications'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { ApplicationRow } from './applications.queries.ts'

type SummaryRow = Pick<
  ApplicationRow,
  | 'id'
  | 'userId'
  | 'name'
  | 'email'
  | 'designation'
  | 'organizationAffiliation'
  | 'status'
  | 'submittedAt'
  | 'decidedAt'
>

export function toSummary({
  userId,
  name,
  email,
  submittedAt,
  decidedAt,
  ...row
}: SummaryRow): EndpointAnswer<typeof listEducatorApplications>['items'][number] {
  return {
    ...row,
    applicant: { id: userId, name, email },
    submittedAt: new Date(submittedAt).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  }
}

export const toApplication = (row: ApplicationRow): EndpointAnswer<typeof getEducatorApplication> => ({
  ...row,
  ...toSummary(row),
})
