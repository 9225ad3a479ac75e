import type { ApplicationStatus } from '@kere/contracts/educator-application-options'
import type { EducatorApplication } from '@kere/contracts/educator-applications'
import { labelOf } from '@kere/contracts/open-value'
import { momentOf } from '@kere/screens/time-in-india'

export const statusNames: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Declined',
  withdrawn: 'Withdrawn',
}

export const countYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

export function outcomeOf({ status, decidedBy, decidedAt }: EducatorApplication): string {
  if (status === 'pending') return 'Waiting for a decision'
  const by = decidedBy ?? 'a former admin'
  const how = status === 'withdrawn' ? 'Withdrawn by the applicant' : `${labelOf(statusNames, status)} by ${by}`
  return decidedAt ? `${how}, ${momentOf(decidedAt)} IST` : how
}
