import { limits } from '@kere/contracts/http/limits'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { bornBy } from '../../base/age.ts'
import type { SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { isKept, isOf } from '../labs/lab-rows.ts'

// The statement over `challenge_labs` itself checks a person's part in a lab, so that somebody who is removed meanwhile
// writes nothing.

export interface InLab {
  labId: string
  person: SignedIn
}

const place = (person: SignedIn, more: SQL = sql`TRUE`) => sql`EXISTS (SELECT 1 FROM ${labParticipants} AS mine
  WHERE mine.lab_id = ${challengeLabs.id} AND mine.user_id = ${person.userId} AND mine.status = 'approved' AND ${more})`

/** A mentor who teaches no more is a member like others. */
const isMentor = (person: SignedIn): SQL =>
  person.role === 'educator' ? place(person, sql`mine.role = 'educator'`) : sql`FALSE`

export const isMember = (labId: string, person: SignedIn): SQL =>
  sql`${challengeLabs.id} = ${labId} AND (${isOf(person)} OR ${place(person)})`

/** The educator and mentors guide the teams. */
export const isGuide = (person: SignedIn): SQL => sql`(${isOf(person)} OR ${isMentor(person)})`

/** Closed labs are worked in until their last stage ends. */
export const isWritable = (now: number): SQL =>
  sql`(${isKept} AND ${challengeLabs.status} <> 'draft' AND (${challengeLabs.status} = 'open' OR ${challengeLabs.endsAt} > ${now}))`

export const workable = ({ labId, person }: InLab, now: number): SQL =>
  sql`${isMember(labId, person)} AND ${isWritable(now)}`

export const ownTeam = (labId: string, { userId }: SignedIn): SQL =>
  sql`(SELECT mine.team_id FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labId} AND mine.user_id = ${userId}
    AND mine.status = 'approved')`

/** The picture of a person who may be under 18 is not shown. */
export const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

interface Shared {
  labId: SQLiteColumn
  by: SQLiteColumn
  /** The limits for the lab, and for each person who does not run it. */
  most: { lab: number; person: number }
}

/** The adding statement checks this, so that nobody takes the room of all. */
export function hasRoom({ labId: column, by, most }: Shared, { labId, person }: InLab): SQL {
  const of = (more: SQL, limit: number) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM ${column.table} WHERE ${column} = ${labId} AND ${more} LIMIT ${limit})) < ${limit}`
  return sql`${of(sql`TRUE`, most.lab)} AND (${isOf(person)} OR ${of(sql`${by} = ${person.userId}`, most.person)})`
}
