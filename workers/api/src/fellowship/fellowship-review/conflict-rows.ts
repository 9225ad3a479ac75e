import { foldText } from '@kere/brand/fold-text'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { fellowshipInterest, fellowshipReviews } from '@kere/d1/schema/fellowship/fellowship-applications'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../base/context.ts'

/**
 * Tells that a reviewer has declared a conflict of interest, or applies for the same places; an expression over the
 * application.
 */
export const hasConflict = ({ userId }: Pick<SignedIn, 'userId'>): SQL => sql`(
  EXISTS (SELECT 1 FROM ${fellowshipReviews} WHERE ${fellowshipReviews.applicationId} = ${fellowshipInterest.id}
    AND ${fellowshipReviews.reviewerId} = ${userId} AND ${fellowshipReviews.hasConflict} = 1)
  OR EXISTS (SELECT 1 FROM fellowship_interest AS own WHERE own.user_id = ${userId}
    AND own.track = ${fellowshipInterest.track} AND own.round = ${fellowshipInterest.round}))`

/** JSON for `isOfSameOrganization`. It compares outside SQL, because SQLite cannot fold typed text. */
export const organizationsOf = ({ userId }: Pick<SignedIn, 'userId'>) => sql<string>`(
  SELECT json_array(coalesce(reviewer.organization_affiliation, ''), coalesce(reviewer.institute_name, ''))
  FROM ${profiles} AS reviewer WHERE reviewer.id = ${userId})`

const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()

/** @param organizations result of `organizationsOf` */
export function isOfSameOrganization(organization: string, organizations: string | null): boolean {
  const named = plain(organization)
  const others = JSON.parse(organizations ?? '[]') as string[]
  return named !== '' && others.some((other) => plain(other) === named)
}
