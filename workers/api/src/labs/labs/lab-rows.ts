import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type SQL, sql } from 'drizzle-orm'
import { hiddenColumn } from '../../accounts/accounts/hidden-person-rows.ts'
import type { SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'

export const labColumns = {
  id: challengeLabs.id,
  title: challengeLabs.title,
  description: challengeLabs.description,
  timeline: challengeLabs.timeline,
  category: challengeLabs.category,
  startsOn: challengeLabs.startsOn,
  closesAt: challengeLabs.closesAt,
  maxParticipants: challengeLabs.maxParticipants,
  maxMentors: challengeLabs.maxMentors,
  teamSize: challengeLabs.teamSize,
  coverImage: challengeLabs.coverImage,
  coverDrawing: challengeLabs.coverDrawing,
  status: challengeLabs.status,
  isSample: challengeLabs.isSample,
  archivedAt: challengeLabs.archivedAt,
  participantsCount: challengeLabs.participantsCount,
  mentorsCount: challengeLabs.mentorsCount,
  pendingCount: challengeLabs.pendingCount,
  teamsCount: challengeLabs.teamsCount,
  educatorId: challengeLabs.createdBy,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.avatarUrl,
  designation: profiles.designation,
  organization: profiles.organizationAffiliation,
  isHidden: hiddenColumn(challengeLabs.createdBy),
}

export const wholeLabColumns = {
  ...labColumns,
  goals: challengeLabs.goals,
  deliverables: challengeLabs.deliverables,
  askedBy: challengeLabs.askedBy,
  needs: challengeLabs.needs,
  outcomeHtml: challengeLabs.outcomeHtml,
  outcomeAt: challengeLabs.outcomeAt,
}

/**
 * Add this condition to the statement over `challenge_labs` itself: a check of ownership after it would come too late
 * (C-32).
 */
export const isManaged = (labId: string, { role, userId }: SignedIn): SQL =>
  sql`${challengeLabs.id} = ${labId} AND ${isOf({ role, userId })}`

export const isOf = (manager: Pick<SignedIn, 'role' | 'userId'>): SQL => {
  if (manager.role === 'admin') return sql`TRUE`
  return manager.role === 'educator' ? isOwn(challengeLabs.createdBy, manager) : sql`FALSE`
}

export const isKept = sql`${challengeLabs.archivedAt} IS NULL`

/** Tells that the lab was opened and is neither closed nor archived. It is also true for samples. */
export const isOpen = sql`(${challengeLabs.status} = 'open' AND ${isKept})`

/** Tells that visitors may read the lab: it is open, or closed with a published outcome (S-523). */
export const isShown = sql`(${challengeLabs.status} <> 'draft' AND ${isKept}
  AND (${challengeLabs.status} = 'open' OR ${challengeLabs.outcomeAt} IS NOT NULL))`
