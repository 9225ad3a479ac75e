import type { GuardianPurpose } from '@kere/contracts/accounts/consents-options'
import { limits } from '@kere/contracts/http/limits'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'

/** The text comes from our own code. It is no parameter, because the statement that leases an email can have no more. */
const literal = (text: string) => sql.raw(`'${text}'`)

/** True of a person who is known to be under 18. */
export const isKnownMinor = (personId: SQLWrapper, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM profiles AS child WHERE child.id = ${personId}
    AND child.date_of_birth > ${literal(bornBy(dayInIndia(now), limits.fullAge))})`

/**
 * True of everybody but a person under 18 whose guardian does not agree to the account or to this purpose.
 * @param purpose a purpose, or an expression that gives one
 */
export const isAgreedTo = (purpose: GuardianPurpose | SQL, personId: SQLWrapper, now: number): SQL =>
  sql`(NOT ${isKnownMinor(personId, now)} OR (${isGiven(literal('account'), personId)}
    AND ${isGiven(typeof purpose === 'string' ? literal(purpose) : purpose, personId)}))`

const isGiven = (purpose: SQL, personId: SQLWrapper) => sql`EXISTS (SELECT 1 FROM consents AS given
  WHERE given.user_id = ${personId} AND given.purpose = ${purpose} AND given.giver = 'guardian' AND given.withdrawn_at IS NULL)`
