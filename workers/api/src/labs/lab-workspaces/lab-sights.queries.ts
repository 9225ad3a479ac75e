import { labLimits } from '@kere/contracts/labs/lab-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labSights } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { type InLab, isGuide, isMember } from './workspace-rows.ts'

/** @returns whether the caller is in the lab */
export async function upsertSight({ db, at }: Context, { until, ...inLab }: InLab & { until: number }) {
  const { labId, person } = inLab
  const { found } = await namedBatch(db, [
    insertSelect(
      db,
      labSights,
      { labId, userId: person.userId, seenUntil: Math.min(until, at), isGuide: sql`${isGuide(person)}` },
      sql`FROM ${challengeLabs} WHERE ${isMember(labId, person)}`,
    ).onConflictDoUpdate({
      target: [labSights.labId, labSights.userId],
      set: { seenUntil: sql`max(${labSights.seenUntil}, excluded.seen_until)`, isGuide: sql`excluded.is_guide` },
    }),
    { found: db.select({ id: challengeLabs.id }).from(challengeLabs).where(isMember(labId, person)) },
  ])
  return found.length > 0
}

/** Selects the lab's educator and mentors, and up to which moment each has read. */
export const selectGuideSights = ({ db }: Context, labId: string, isTheirs: SQL) =>
  db
    .select({ name: sql<string>`${fullName(profiles)}`.as('guide_name'), seenUntil: labSights.seenUntil })
    .from(labSights)
    .innerJoin(profiles, eq(profiles.id, labSights.userId))
    .innerJoin(challengeLabs, eq(challengeLabs.id, labSights.labId))
    .where(
      and(
        eq(labSights.labId, labId),
        eq(labSights.isGuide, true),
        sql`(${challengeLabs.createdBy} = ${labSights.userId} OR EXISTS (SELECT 1 FROM ${labParticipants} AS guide
          WHERE guide.lab_id = ${labId} AND guide.user_id = ${labSights.userId} AND guide.status = 'approved'))`,
        isTheirs,
      ),
    )
    .orderBy(sql`guide_name`)
    .limit(labLimits.mentors + 1)

/** Selects everybody in the lab, and up to which moment each has read; null if nothing yet. */
export const selectSights = ({ db }: Context, labId: string, isTheirs: SQL) =>
  db
    .select({ userId: sql<string>`person.user_id`.as('person_id'), seenUntil: labSights.seenUntil })
    .from(
      sql`(SELECT ${labParticipants.userId} FROM ${labParticipants} WHERE ${labParticipants.labId} = ${labId} AND ${labParticipants.rank} = 1
        UNION SELECT ${challengeLabs.createdBy} FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labId} AND ${challengeLabs.createdBy} IS NOT NULL) AS person`,
    )
    .leftJoin(labSights, and(eq(labSights.labId, labId), sql`${labSights.userId} = person.user_id`))
    .where(isTheirs)
    .limit(labLimits.participants + labLimits.mentors + 1)
