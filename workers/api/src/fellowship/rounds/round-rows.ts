import { fellowshipTracks as tracks } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { type SQL, sql } from 'drizzle-orm'

/** The round of now of each track. */
export const isLatestRound: SQL = sql`${fellowshipTracks.track} IN ${tracks} AND ${fellowshipTracks.round} = (SELECT max(latest.round) FROM fellowship_tracks AS latest
  WHERE latest.track = ${fellowshipTracks.track})`
