import type { ProblemCode } from '@kere/contracts/http/problems'
import { DomainError } from '../../base/domain-error.ts'
import type { Outcome } from './user-acts.queries.ts'
import type { UserRow } from './users.queries.ts'

interface Asked {
  row: UserRow
  adminId: string
  superAdminEmail: string | undefined
}

/** Admins cannot do this to themselves, so that there is always at least one admin. */
export function protectionOf({ row, adminId, superAdminEmail }: Asked): ProblemCode | undefined {
  if (row.email === superAdminEmail?.toLowerCase()) return 'super_admin_protected'
  return row.id === adminId ? 'own_account' : undefined
}

export const closedCode = ({ deletionRequestedBy }: UserRow): ProblemCode | undefined =>
  deletionRequestedBy === 'admin' ? 'being_deleted' : undefined

/** An unproven account is replaced when its address registers again, so a decision about it would not last. */
export const unconfirmedCode = ({ emailVerifiedAt }: UserRow): ProblemCode | undefined =>
  emailVerifiedAt === null ? 'email_not_confirmed' : undefined

/**
 * @param refusals the first code that is not undefined is thrown
 * @throws {DomainError} `unauthenticated` for a former admin, `not_found`
 */
export function requireDone(
  { isDone, row, isStillAdmin }: Outcome,
  refusals: (row: UserRow) => (ProblemCode | undefined)[],
) {
  if (!isStillAdmin) throw new DomainError('unauthenticated')
  if (!row) throw new DomainError('not_found')
  if (isDone) return row
  const code = refusals(row).find((each) => each !== undefined)
  if (code) throw new DomainError(code)
  return row
}
