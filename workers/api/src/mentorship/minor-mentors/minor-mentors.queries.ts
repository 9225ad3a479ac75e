import { minorMentors as resource } from '@kere/contracts/mentorship/minor-mentors'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { minorMentors } from '@kere/d1/schema/mentorship/minor-mentors'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { change, undo } from '../../http/change.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { isMentor, mentorEntries } from '../mentor-settings/mentor-room-rows.ts'

const deciders = alias(profiles, 'deciders')

const selectMentors = (db: Database) =>
  db
    .select({
      id: mentorEntries.userId,
      createdAt: mentorEntries.createdAt,
      name: fullName(profiles).as('mentor_name'),
      avatarUrl: profiles.avatarUrl,
      designation: profiles.designation,
      isApproved: minorMentors.isApproved,
      reason: minorMentors.reason,
      decidedAt: minorMentors.decidedAt,
      decidedBy: fullName(deciders).as('decider'),
    })
    .from(mentorEntries)
    .innerJoin(profiles, eq(profiles.id, mentorEntries.userId))
    .leftJoin(minorMentors, eq(minorMentors.id, mentorEntries.userId))
    .leftJoin(deciders, eq(deciders.id, minorMentors.decidedBy))

export type MinorMentorRow = Awaited<ReturnType<typeof selectMentors>>[number]

const isApproved = sql`EXISTS (SELECT 1 FROM minor_mentors AS approval
  WHERE approval.id = user_entries.user_id AND approval.is_approved = 1)`

export const minorMentorRows = rowsOf(resource, {
  select: selectMentors,
  orders: byDate({ createdAt: mentorEntries.createdAt, id: mentorEntries.userId }),
  filters: { approved: (answer) => (answer === 'yes' ? isApproved : sql`NOT ${isApproved}`) },
  among: isMentor,
})

interface Decision {
  id: string
  admin: SignedIn
  isApproved: boolean
  reason: string
}

/** The row on which decisions are changes. It says nothing before the first one. */
export const insertUndecided = ({ db }: Context, id: string) =>
  insertSelect(
    db,
    minorMentors,
    { id: sql`user_entries.user_id` },
    sql`FROM user_entries WHERE user_entries.user_id = ${id} AND ${isMentor}`,
  ).onConflictDoNothing()

export const updateToDecided = (context: Context, { id, admin, isApproved: isWanted, reason }: Decision) =>
  change(context, minorMentors, {
    id,
    when: eq(minorMentors.isApproved, !isWanted),
    set: {
      isApproved: isWanted,
      reason,
      reasonBefore: sql`${minorMentors.reason}`,
      decidedAt: context.at,
      decidedBy: admin.userId,
    },
    audit: { action: isWanted ? 'minor_mentor.approved' : 'minor_mentor.withdrawn', subject: 'user' },
    mails: [
      {
        template: isWanted ? 'minor_mentor_approved' : 'minor_mentor_withdrawn',
        to: minorMentors.id,
        details: { firstName: profiles.firstName, reason },
      },
    ],
    undoable: true,
    read: minorMentorRows.one(context, id),
  })

export const updateToUndone = (context: Context, { id, admin }: Pick<Decision, 'id' | 'admin'>) =>
  undo(context, minorMentors, {
    id,
    set: {
      isApproved: sql`NOT ${minorMentors.isApproved}`,
      reason: sql`${minorMentors.reasonBefore}`,
      reasonBefore: null,
      decidedAt: context.at,
      decidedBy: admin.userId,
    },
    audit: { action: 'minor_mentor.undone', subject: 'user' },
    read: minorMentorRows.one(context, id),
  })
