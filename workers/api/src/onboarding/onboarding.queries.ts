import type { ChosenRole } from '@kere/contracts/roles'
import { educatorApplications } from '@kere/d1/schema/educator-applications'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { and, eq, ne, sql } from 'drizzle-orm'
import { erasePerson } from '../accounts/erasure-rows.ts'
import type { Context, Database } from '../context.ts'
import { applicationRows } from '../educator-applications/application-rows.ts'
import { insertAuditRow } from '../frame/audit-row.ts'

export type OnboardingFields = Partial<
  Pick<
    typeof profiles.$inferInsert,
    | 'dateOfBirth'
    | 'studyYear'
    | 'instituteName'
    | 'state'
    | 'designation'
    | 'teachingExperience'
    | 'linkedinUrl'
    | 'phoneNumber'
    | 'lumaProfileUrl'
    | 'bio'
    | 'subjectsOfInterest'
    | 'languagesSpoken'
    | 'organizationAffiliation'
    | 'certifications'
  >
>

interface Newcomer {
  userId: string
  role: ChosenRole
}

/**
 * Who begins to teach waits for approval, unless approved before; who turns to learning takes an open application back, and it
 * stands again when they return: as often as they like, with one mail and one row for the admins.
 * @returns whether onboarding was still open
 */
export async function updateRole(context: Context, { userId, role }: Newcomer): Promise<boolean> {
  const { db, now } = context
  const isOpen = and(eq(profiles.id, userId), eq(profiles.onboardingCompleted, false), ne(profiles.role, 'admin'))
  const [, , updated] = await db.batch([
    insertAuditRow(context, {
      action: 'account.role_chosen',
      outcome: 'succeeded',
      actor: { userId: sql`${profiles.id}`, role: sql`${profiles.role}` },
      subject: { type: 'user', id: userId },
      detail: { role },
      from: sql`FROM ${profiles} WHERE ${and(isOpen, ne(profiles.role, role))}`,
    }),
    db
      .update(educatorApplications)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(educatorApplications.userId, userId),
          eq(educatorApplications.status, 'pending'),
          sql`${role} = 'student' AND EXISTS (SELECT 1 FROM ${profiles} WHERE ${isOpen})`,
        ),
      ),
    db
      .update(profiles)
      .set({ role, educatorStatus: role === 'educator' ? statusOfEducator() : null, updatedAt: now() })
      .where(isOpen)
      .returning({ id: profiles.id }),
    db
      .update(educatorApplications)
      .set({ status: 'pending' })
      .where(
        sql`${educatorApplications.id} = (SELECT id FROM ${educatorApplications} WHERE user_id = ${userId}
        AND status = 'withdrawn' ORDER BY submitted_at DESC, id DESC LIMIT 1) AND ${isWaiting(userId)}`,
      ),
    ...applicationRows(context, userId),
  ])
  return updated.length > 0
}

/** Waits for a decision with nothing in the queue. */
const isWaiting = (userId: string) => sql`EXISTS (SELECT 1 FROM profiles WHERE id = ${userId}
  AND onboarding_completed = 0 AND role = 'educator' AND educator_status = 'pending') AND NOT EXISTS (
  SELECT 1 FROM educator_applications AS open WHERE open.user_id = ${userId} AND open.status IN ('pending', 'approved'))`

/** An earlier standing, or an approval that they gave up, goes on counting. */
const statusOfEducator = () => sql`CASE
  WHEN educator_status IS NOT NULL THEN educator_status
  WHEN EXISTS (SELECT 1 FROM educator_applications WHERE user_id = profiles.id AND status = 'approved') THEN 'approved'
  ELSE 'pending' END`

/**
 * Once, and in the role that they hold.
 * @returns whether it was saved now, and the profile as it then is
 */
export async function updateOnboarding(context: Context, newcomer: Newcomer, fields: OnboardingFields) {
  const { db, now } = context
  const isOpen = isOnboarding(newcomer)
  const [, updated, [profile]] = await db.batch([
    insertAuditRow(context, {
      action: 'account.onboarded',
      outcome: 'succeeded',
      actor: newcomer,
      subject: { type: 'user', id: newcomer.userId },
      from: sql`FROM ${profiles} WHERE ${isOpen}`,
    }),
    db
      .update(profiles)
      .set({ ...fields, onboardingCompleted: true, updatedAt: now() })
      .where(isOpen)
      .returning({ id: profiles.id }),
    selectProfile(db, newcomer.userId),
  ])
  return { isSaved: updated.length > 0, profile }
}

/**
 * Only the audit log keeps that it happened, without a word of whom.
 * @returns whether it was done now, and the profile that is left if not
 */
export async function deleteNewcomer(context: Context, newcomer: Newcomer) {
  const { db } = context
  const { userId } = newcomer
  const [, deleted, [profile]] = await db.batch([
    insertAuditRow(context, {
      action: 'account.refused_under_age',
      outcome: 'refused',
      actor: null,
      from: sql`FROM ${profiles} WHERE ${isOnboarding(newcomer)}`,
    }),
    erasePerson(
      context,
      sql`${users.id} = ${userId} AND EXISTS (SELECT 1 FROM ${profiles} WHERE ${isOnboarding(newcomer)})`,
    ),
    selectProfile(db, userId),
  ])
  return { isDeleted: deleted.length > 0, profile }
}

const isOnboarding = ({ userId, role }: Newcomer) =>
  and(eq(profiles.id, userId), eq(profiles.onboardingCompleted, false), eq(profiles.role, role))

const selectProfile = (db: Database, userId: string) => db.select().from(profiles).where(eq(profiles.id, userId))

export type Profile = typeof profiles.$inferSelect
