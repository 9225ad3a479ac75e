import type { ProblemCode } from '@kere/contracts/http/problems'
import { DomainError } from '../../base/domain-error.ts'
import type { Outcome } from './user-acts.queries.ts'
import type { UserRow } from './users.queries.ts'

interface Asked {
  row: UserRow
  adminId: string
  superAdminEmail: string | undefined
}

/** An admin cannot do this to themselves, so there is always one admin. */
export function protectionOf({ row, adminId, superAdminEmail }: Asked): ProblemCode | undefined {
  if (row.email === superAdminEmail?.toLowerCase()) return 'super_admin_protected'
  return row.id === adminId ? 'own_account' : undefined
}

export const closedCode = ({ deletionRequestedBy }: UserRow): ProblemCode | undefined =>
  deletionRequestedBy === 'admin' ? 'being_deleted' : undefined

/** An unproven account begins anew with its address's next registration: no decision on it would last. */
export const unconfirmedCode = ({ emailVerifiedAt }: UserRow): ProblemCode | undefined =>
  emailVerifiedAt === null ? 'email_not_confirmed' : undefined

/** @param refusals the first that holds is thrown. @throws {DomainError} `unauthenticated` for a former admin, `not_found` */
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
