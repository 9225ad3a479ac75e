import { profiles } from '@kere/d1/schema/accounts/profiles'
import { fellowshipInterest, fellowshipReviews } from '@kere/d1/schema/fellowship/fellowship-interest'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../base/context.ts'

const plain = (text: SQL) => sql`lower(trim(coalesce(${text}, '')))`

/** Over an application: declared, or found: the same organization, an application of their own for the same places. */
export const hasConflict = ({ userId }: Pick<SignedIn, 'userId'>): SQL => sql`(
  EXISTS (SELECT 1 FROM ${fellowshipReviews} WHERE ${fellowshipReviews.applicationId} = ${fellowshipInterest.id}
    AND ${fellowshipReviews.reviewerId} = ${userId} AND ${fellowshipReviews.hasConflict} = 1)
  OR EXISTS (SELECT 1 FROM ${profiles} AS reviewer WHERE reviewer.id = ${userId}
    AND ${plain(sql`${fellowshipInterest.organization}`)} IN (${plain(sql`reviewer.organization_affiliation`)}, ${plain(sql`reviewer.institute_name`)}))
  OR EXISTS (SELECT 1 FROM fellowship_interest AS own WHERE own.user_id = ${userId}
    AND own.track = ${fellowshipInterest.track} AND own.round = ${fellowshipInterest.round}))`
