import { actBatch } from '../../base/named-batch.ts'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { mentorSettings } from '@kere/d1/schema/mentorship/mentor-settings'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { loadOf } from './mentor-room-rows.ts'

export async function selectSettings({ db, at }: Context, { userId }: SignedIn) {
  const [[settings], sessions, [load]] = await db.batch([
    db.select().from(mentorSettings).where(eq(mentorSettings.mentorId, userId)),
    db
      .select({
        requestId: mentorshipSessions.requestId,
        learner: shownName(at).as('learner_name'),
        startsAt: mentorshipSessions.startsAt,
        state: mentorshipSessions.state,
      })
      .from(mentorshipSessions)
      .innerJoin(profiles, eq(profiles.id, mentorshipSessions.studentId))
      .where(
        sql`${mentorshipSessions.mentorId} = ${userId} AND ${mentorshipSessions.state} IN ('held', 'confirmed')
          AND ${mentorshipSessions.startsAt} > ${at}`,
      )
      .orderBy(mentorshipSessions.startsAt)
      .limit(mentorshipLimits.exceptions),
    db
      .select({
        count: loadOf(userId).as('load'),
      })
      .from(sql`(SELECT 1)`),
  ])
  return { settings, sessions, load: load?.count ?? 0 }
}

export const upsertSettings = (context: Context, row: typeof mentorSettings.$inferInsert) =>
  actBatch(context, [
    {
      done: context.db
        .insert(mentorSettings)
        .values(row)
        .onConflictDoUpdate({ target: mentorSettings.mentorId, set: row }),
    },
  ])
