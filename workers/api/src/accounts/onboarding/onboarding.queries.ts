import { namedBatch } from '../../base/named-batch.ts'
import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, ne, sql } from 'drizzle-orm'
import { erasePerson } from '../accounts/person-rows.ts'
import type { Context, Database } from '../../base/context.ts'
import {
  applicationRows,
  reopenApplication,
  wasApproved,
  withdrawApplication,
} from '../educator-applications/application-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

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
 * Changes the role. An open application is withdrawn or reopened with it, so that changing back and forth makes only
 * one application, with one mail and one audit entry.
 * @returns whether onboarding was still open
 */
export async function updateRole(context: Context, { userId, role }: Newcomer): Promise<boolean> {
  const { db, at } = context
  const isOpen = and(eq(profiles.id, userId), eq(profiles.onboardingCompleted, false), ne(profiles.role, 'admin'))
  const { updated } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'account.role_chosen',
      actor: { userId: sql`${profiles.id}`, role: sql`${profiles.role}` },
      subject: { type: 'user', id: userId },
      detail: { role },
      from: sql`FROM ${profiles} WHERE ${and(isOpen, ne(profiles.role, role))}`,
    }),
    withdrawApplication(
      context,
      userId,
      sql`${role} = 'student' AND EXISTS (SELECT 1 FROM ${profiles} WHERE ${isOpen})`,
    ),
    {
      updated: db
        .update(profiles)
        .set({ role, educatorStatus: role === 'educator' ? statusOfEducator() : null, updatedAt: at })
        .where(isOpen)
        .returning({ id: profiles.id }),
    },
    reopenApplication(context, userId),
    ...applicationRows(context, userId),
  ])
  return updated.length > 0
}

/** An earlier status still counts, and so does an approval that the user has given up. */
const statusOfEducator = () => sql`CASE
  WHEN educator_status IS NOT NULL THEN educator_status
  WHEN ${wasApproved} THEN 'approved'
  ELSE 'pending' END`

/**
 * Saves the answers once, and only for the role that the user has.
 * @returns whether this request saved them, and the profile as it is then
 */
export async function updateOnboarding(context: Context, newcomer: Newcomer, fields: OnboardingFields) {
  const { db, at } = context
  const isOpen = isOnboarding(newcomer)
  const {
    updated,
    profile: [profile],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'account.onboarded',
      actor: newcomer,
      subject: { type: 'user', id: newcomer.userId },
      from: sql`FROM ${profiles} WHERE ${isOpen}`,
    }),
    {
      updated: db
        .update(profiles)
        .set({ ...fields, onboardingCompleted: true, updatedAt: at })
        .where(isOpen)
        .returning({ id: profiles.id }),
    },
    { profile: selectProfile(db, newcomer.userId) },
  ])
  return { isSaved: updated.length > 0, profile }
}

/**
 * Erases a person who is too young. The audit log records it without a name.
 * @returns whether this request did it, and the profile that is left if not
 */
export async function deleteNewcomer(context: Context, newcomer: Newcomer) {
  const { db } = context
  const { userId } = newcomer
  const {
    deleted,
    profile: [profile],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'account.refused_under_age',
      outcome: 'refused',
      actor: null,
      from: sql`FROM ${profiles} WHERE ${isOnboarding(newcomer)}`,
    }),
    {
      deleted: erasePerson(
        context,
        sql`${users.id} = ${userId} AND EXISTS (SELECT 1 FROM ${profiles} WHERE ${isOnboarding(newcomer)})`,
      ),
    },
    { profile: selectProfile(db, userId) },
  ])
  return { isDeleted: deleted.length > 0, profile }
}

const isOnboarding = ({ userId, role }: Newcomer) =>
  and(eq(profiles.id, userId), eq(profiles.onboardingCompleted, false), eq(profiles.role, role))

const selectProfile = (db: Database, userId: string) => db.select().from(profiles).where(eq(profiles.id, userId))

export type Profile = typeof profiles.$inferSelect
