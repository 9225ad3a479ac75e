import { fellowshipTracks as tracks } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The round of now of each track. */
export const isLatestRound: SQL = sql`${fellowshipTracks.track} IN ${tracks} AND ${fellowshipTracks.round} = (SELECT max(latest.round) FROM fellowship_tracks AS latest
  WHERE latest.track = ${fellowshipTracks.track})`

/** @param round may be NULL of what does not say it: then any round of the track that is blind counts */
export const isBlindRound = (track: SQLWrapper, round: SQLWrapper): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM fellowship_tracks AS blind WHERE blind.track = ${track} AND blind.is_blind = 1
    AND blind.round = coalesce(CAST(${round} AS INTEGER), blind.round))`

/** Takes `audit_log`, an act of an applicant. */
export const isActInBlindRound = isBlindRound(sql`audit_log.subject_id`, sql`audit_log.detail ->> 'round'`)

/** Takes `outbox`, an email about a draft or an application. */
export const isMailOfBlindRound = isBlindRound(sql`outbox.details ->> 'track'`, sql`outbox.details ->> 'round'`)
