import { labelOf } from '@kere/contracts/http/open-value'
import type { EducatorStatus } from '@kere/contracts/accounts/roles'
import { roleNames } from '@kere/contracts/accounts/user-account-options'
import type { UserSummary } from '@kere/contracts/accounts/user-accounts'

export const nameOf = ({ firstName, lastName }: Pick<UserSummary, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

export const approvalNames = {
  pending: 'Not approved yet',
  approved: 'Approved',
  rejected: 'Declined',
} as const satisfies Record<EducatorStatus, string>

export function roleOf({ role, educatorStatus }: Pick<UserSummary, 'role' | 'educatorStatus'>) {
  const name = labelOf(roleNames, role)
  if (educatorStatus === 'pending') return `${name}, not approved yet`
  return educatorStatus === 'rejected' ? `${name}, declined` : name
}
