import { labelOf } from '@kere/contracts/open-value'
import { roleNames } from '@kere/contracts/user-account-options'
import type { UserSummary } from '@kere/contracts/user-accounts'

export const nameOf = ({ firstName, lastName }: Pick<UserSummary, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

export function roleOf({ role, educatorStatus }: Pick<UserSummary, 'role' | 'educatorStatus'>) {
  const name = labelOf(roleNames, role)
  if (educatorStatus === 'pending') return `${name}, not approved yet`
  return educatorStatus === 'rejected' ? `${name}, declined` : name
}
