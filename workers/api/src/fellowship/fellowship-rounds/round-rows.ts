import { fellowshipTracks as tracks } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The current round of each track. */
export const isLatestRound: SQL = sql`${fellowshipTracks.track} IN ${tracks} AND ${fellowshipTracks.round} = (SELECT max(latest.round) FROM fellowship_tracks AS latest
  WHERE latest.track = ${fellowshipTracks.track})`

/** @param round may be NULL if it is not known; any blind round of the track then counts */
export const isBlindRound = (track: SQLWrapper, round: SQLWrapper): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM fellowship_tracks AS blind WHERE blind.track = ${track} AND blind.is_blind = 1
    AND blind.round = coalesce(CAST(${round} AS INTEGER), blind.round))`

/** Tells that an act of an applicant belongs to a blind round; an expression over `audit_log`. */
export const isActInBlindRound = isBlindRound(sql`audit_log.subject_id`, sql`audit_log.detail ->> 'round'`)

/** Tells that an email about a draft or an application belongs to a blind round; an expression over `outbox`. */
export const isMailOfBlindRound = isBlindRound(sql`outbox.details ->> 'track'`, sql`outbox.details ->> 'round'`)
