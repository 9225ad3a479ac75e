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

// These conditions belong into the statement over `challenge_labs`, so that a person who is removed at the same moment
// writes nothing.

export interface InLab {
  labId: string
  person: SignedIn
}

const place = (person: SignedIn, more: SQL = sql`TRUE`) => sql`EXISTS (SELECT 1 FROM ${labParticipants} AS mine
  WHERE mine.lab_id = ${challengeLabs.id} AND mine.user_id = ${person.userId} AND mine.status = 'approved' AND ${more})`

/** A mentor who no longer teaches counts as an ordinary member. */
const isMentor = (person: SignedIn): SQL =>
  person.role === 'educator' ? place(person, sql`mine.role = 'educator'`) : sql`FALSE`

export const isMember = (labId: string, person: SignedIn): SQL =>
  sql`${challengeLabs.id} = ${labId} AND (${isOf(person)} OR ${place(person)})`

/** Tells that a person, of whom only the id is known, runs the lab or has a place in it. */
export const isStillIn = (userId: SQLiteColumn): SQL =>
  sql`(${challengeLabs.createdBy} = ${userId} OR EXISTS (SELECT 1 FROM ${labParticipants} AS theirs
    WHERE theirs.lab_id = ${challengeLabs.id} AND theirs.user_id = ${userId} AND theirs.status = 'approved'))`

/** Tells that the person guides the teams, as the lab's educator or as a mentor. */
export const isGuide = (person: SignedIn): SQL => sql`(${isOf(person)} OR ${isMentor(person)})`

/** Tells that the lab can still be worked in. A closed lab is open for work until its last stage ends. */
export const isWritable = (now: number): SQL =>
  sql`(${isKept} AND ${challengeLabs.status} <> 'draft' AND (${challengeLabs.status} = 'open' OR ${challengeLabs.endsAt} > ${now}))`

export const workable = ({ labId, person }: InLab, now: number): SQL =>
  sql`${isMember(labId, person)} AND ${isWritable(now)}`

export const ownTeam = (labId: string, { userId }: SignedIn): SQL =>
  sql`(SELECT mine.team_id FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labId} AND mine.user_id = ${userId}
    AND mine.status = 'approved')`

/** The picture is left out for a person who may be under 18. */
export const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

interface Shared {
  labId: SQLiteColumn
  by: SQLiteColumn
  /** The limits for the whole lab, and for each person who does not run it. */
  most: { lab: number; person: number }
}

/** The inserting statement checks this condition, so that nobody can take all the room. */
export function hasRoom({ labId: column, by, most }: Shared, { labId, person }: InLab): SQL {
  const of = (more: SQL, limit: number) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM ${column.table} WHERE ${column} = ${labId} AND ${more} LIMIT ${limit})) < ${limit}`
  return sql`${of(sql`TRUE`, most.lab)} AND (${isOf(person)} OR ${of(sql`${by} = ${person.userId}`, most.person)})`
}
