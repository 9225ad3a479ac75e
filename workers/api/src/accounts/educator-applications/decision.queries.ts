import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { outbox } from '@kere/d1/schema/console/outbox'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, undo } from '../../http/change.ts'
import { isKnownMinor } from '../guardians/agreed-rows.ts'
import { selectApplication, versionRead } from './applications.queries.ts'

interface Decision {
  id: string
  version: number
  admin: SignedIn
}

/** Only the first decision counts, and only if the profile has not changed since the admin read it. */
const isOpen = (version: number) =>
  and(
    eq(educatorApplications.status, 'pending'),
    sql`(SELECT ${versionRead} FROM ${profiles} WHERE ${profiles.id} = ${educatorApplications.userId}) = ${version}`,
  )

/** An undo reads the earlier state from the decision's email, which is then deleted. */
const whatWas = {
  applicationId: educatorApplications.id,
  roleBefore: profiles.role,
  educatorStatusBefore: sql`coalesce(${profiles.educatorStatus}, '')`,
}

/** Nobody under 18 becomes an educator, because what educators make is public under their name. */
export const updateToApproved = (context: Context, { id, version, admin }: Decision) =>
  change(context, educatorApplications, {
    id,
    when: and(isOpen(version), sql`NOT ${isKnownMinor(educatorApplications.userId, context.at)}`),
    set: { status: 'approved', decidedAt: context.at, decidedBy: admin.userId, reason: null },
    audit: { action: 'educator_application.approved', subject: 'educator_application' },
    mails: [
      {
        template: 'application_approved',
        to: educatorApplications.userId,
        details: { firstName: profiles.firstName, ...whatWas },
      },
    ],
    undoable: true,
    also: (from) => {
      const isApplicant = sql`${profiles.id} = (SELECT ${educatorApplications.userId} ${from})`
      return [
        insertAuditRow(context, {
          action: 'role.changed',
          subject: { type: 'user', id: sql`${profiles.id}` },
          detail: { from: 'student', to: 'educator' },
          from: sql`FROM ${profiles} WHERE ${isApplicant} AND ${profiles.role} = 'student'`,
        }),
        context.db
          .update(profiles)
          .set({ role: 'educator', educatorStatus: 'approved' })
          .where(and(isApplicant, ne(profiles.role, 'admin'))),
      ]
    },
    read: selectApplication(context.db, id),
  })

/** Rejects an application. An applicant whose role is learner stays a learner. */
export const updateToRejected = (context: Context, { id, version, admin, reason }: Decision & { reason: string }) =>
  change(context, educatorApplications, {
    id,
    when: isOpen(version),
    set: { status: 'rejected', decidedAt: context.at, decidedBy: admin.userId, reason },
    audit: { action: 'educator_application.rejected', subject: 'educator_application' },
    mails: [
      {
        template: 'application_rejected',
        to: educatorApplications.userId,
        details: { firstName: profiles.firstName, reason, ...whatWas },
      },
    ],
    undoable: true,
    also: (from) => [
      context.db
        .update(profiles)
        .set({ educatorStatus: 'rejected' })
        .where(
          and(sql`${profiles.id} = (SELECT ${educatorApplications.userId} ${from})`, eq(profiles.role, 'educator')),
        ),
    ],
    read: selectApplication(context.db, id),
  })

/** A decision cannot be undone once its applicant has applied again or has become an admin. */
export const updateToUndone = (context: Context, id: string) =>
  undo(context, educatorApplications, {
    id,
    when: sql`NOT EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${educatorApplications.userId} AND ${profiles.role} = 'admin')
      AND NOT EXISTS (SELECT 1 FROM ${educatorApplications} AS other
        WHERE other.user_id = ${educatorApplications.userId} AND other.status = 'pending' AND other.id <> ${id})`,
    set: { status: 'pending', decidedAt: null, decidedBy: null, reason: null },
    audit: {
      action: 'educator_application.decision_undone',
      subject: 'educator_application',
      detail: sql`json_object('was', ${educatorApplications.status})`,
    },
    also(from) {
      const isApplicant = sql`${profiles.id} = (SELECT ${educatorApplications.userId} ${from})`
      const before = (name: keyof typeof whatWas) =>
        sql`(SELECT ${outbox.details} ->> ${name} FROM ${outbox} WHERE ${outbox.id} = (SELECT ${educatorApplications.lastChange} ${from}))`
      return [
        insertAuditRow(context, {
          action: 'role.changed',
          subject: { type: 'user', id: sql`${profiles.id}` },
          detail: sql`json_object('from', ${profiles.role}, 'to', ${before('roleBefore')})`,
          from: sql`FROM ${profiles} WHERE ${isApplicant} AND ${profiles.role} <> ${before('roleBefore')}`,
        }),
        context.db
          .update(profiles)
          .set({ role: before('roleBefore'), educatorStatus: sql`nullif(${before('educatorStatusBefore')}, '')` })
          .where(isApplicant),
      ]
    },
    read: selectApplication(context.db, id),
  })
