import { countOf } from '@kere/brand/count'
import type { ApplicationStatus } from '@kere/contracts/accounts/educator-application-options'
import type { EducatorApplication } from '@kere/contracts/accounts/educator-applications'
import { labelOf } from '@kere/contracts/http/open-value'
import { momentOf } from '@kere/screens/time-in-india'

export const statusNames: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Declined',
  withdrawn: 'Withdrawn',
  revoked: 'Revoked',
}

export const countYears = (years: number) => countOf(years, 'year')

export function outcomeOf({ status, decidedBy, decidedAt }: EducatorApplication): string {
  if (status === 'pending') return 'Waiting for a decision'
  if (status === 'withdrawn' && decidedAt === null) return 'Withdrawn by the applicant'
  const how = `${labelOf(statusNames, status)} by ${decidedBy ?? 'a former admin'}`
  return decidedAt ? `${how}, ${momentOf(decidedAt)} IST` : how
}
