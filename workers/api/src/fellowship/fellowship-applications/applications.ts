import { instantOf, instantOrNull } from '../../base/instants.ts'
import type { OwnFellowship, NewApplication } from '@kere/contracts/fellowship/fellowship-applications'
import type { FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import { fellowshipLimits, fellowshipTracks } from '@kere/contracts/fellowship/fellowship-options'
import { limits } from '@kere/contracts/http/limits'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { firstRound, stateOf } from '../fellowship-rounds/rounds.domain.ts'
import { toRound } from '../fellowship-rounds/rounds.ts'
import { refuseOwnContact, unmetConditions } from './applications.domain.ts'
import {
  deleteInterest,
  insertInterest,
  type OwnRow,
  saveDraft,
  selectOwnApplication,
  selectOwnFellowship,
  updateStatement,
} from './applications.queries.ts'
import { remindOfDeadline } from './deadline.queries.ts'

export async function getOwnFellowship(context: Context) {
  const now = context.at
  const { person, draft, applications, rounds } = await readOwn(context)
  return {
    person: { name: person.name ?? '', email: person.email },
    tracks: rounds.map((round) => ({
      ...toRound(round, now),
      unmet: unmetConditions(round.track, person, round.startsOn ?? dayInIndia(now)),
      hasApplied: applications.some(({ track, round: applied }) => track === round.track && applied === round.round),
    })),
    draft: draft
      ? {
          version: draft.version,
          savedAt: instantOf(draft.savedAt),
          details: {
            ...draft.details,
            track: draft.track ?? ('' as const),
            statementId: draft.statementId ?? '',
            statementName: draft.statementId === null ? '' : (draft.statementName ?? ''),
          },
        }
      : null,
    applications: applications.map((row) => toOwn(row, now)),
    asOf: instantOf(now),
  } satisfies OwnFellowship
}

async function readOwn(context: Context) {
  const { person, rounds, ...others } = await selectOwnFellowship(context.db, requireSignedIn(context))
  if (!person) throw new DomainError('unauthenticated')
  return {
    ...others,
    person,
    rounds: fellowshipTracks.map((track) => rounds.find((round) => round.track === track) ?? firstRound(track)),
  }
}

export async function saveFellowshipDraft(context: Context, version: number, details: FellowshipDetails) {
  const saved = await saveDraft(context, { version, details, actor: requireSignedIn(context) })
  if (!saved) throw new DomainError('fellowship_draft_changed')
  return { version: saved.version, savedAt: instantOf(saved.savedAt) }
}

/**
 * The reason for a refusal is looked up afterwards, because the conditions may have changed since the form was opened.
 */
export async function submitApplication(
  context: Context,
  { track, guardianContact, linkedinUrl, preferredMode, statementId, statementName, ...typed }: NewApplication,
) {
  const actor = requireSignedIn(context)
  const id = context.stableId('fel')
  const made = context.isRetry ? await selectOwnApplication(context.db, id, actor) : undefined
  if (made) return toOwn(made, context.at)
  const { person, rounds } = await readOwn(context)
  const round = rounds.find((each) => each.track === track) ?? firstRound(track)
  const [unmet] = unmetConditions(track, person, round.startsOn ?? dayInIndia(context.at))
  if (unmet !== undefined) throw new DomainError('fellowship_not_eligible', unmet)
  const isSchool = track === 'k12'
  const refusal = isSchool && refuseOwnContact(guardianContact ?? '', { ...person, typedPhone: typed.phoneNumber })
  if (refusal) throw invalidField('/body/guardianContact', refusal)
  const answers = {
    ...typed,
    guardianContact: isSchool ? (guardianContact ?? null) : null,
    // C-49: optional fields that lead to a person are not stored if they may be under 18.
    linkedinUrl: isSchool ? null : linkedinUrl || null,
    preferredMode: preferredMode || null,
  }
  const isIn = await insertInterest(context, { id, actor, track, answers, statementId, statementName })
  const row = await selectOwnApplication(context.db, id, actor)
  if (row && isIn) return toOwn(row, context.at)
  if (stateOf(round, context.at) !== 'open') throw new DomainError('fellowship_closed')
  throw new DomainError((await hasApplied(context, round)) ? 'fellowship_applied' : 'fellowship_closed')
}

async function hasApplied(context: Context, { track, round }: { track: string; round: number }) {
  const { applications } = await readOwn(context)
  return applications.some((each) => each.track === track && each.round === round)
}

export async function withdrawApplication(context: Context, id: string): Promise<void> {
  const actor = requireSignedIn(context)
  if (await deleteInterest(context, id, actor)) return
  foundOwn(await selectOwnApplication(context.db, id, actor))
  throw new DomainError('fellowship_in_review')
}

export async function setStatement(
  context: Context,
  id: string,
  { statementId, statementName }: { statementId: string; statementName: string },
) {
  const actor = requireSignedIn(context)
  const isSet = await updateStatement(context, { id, actor, statementId, statementName })
  const row = foundOwn(await selectOwnApplication(context.db, id, actor))
  if (isSet) return toOwn(row, context.at)
  if (!canBeChanged(row, context.at)) throw new DomainError('fellowship_in_review')
  throw invalidField('/body/statementId', 'Please upload the statement')
}

const dayMs = 24 * 60 * 60 * 1000

export const remindOfDrafts = (context: MailContext) =>
  remindOfDeadline(context, { until: context.at + fellowshipLimits.reminderDays * dayMs })

const canBeChanged = ({ status, reviewedAt, deadline }: OwnRow, now: number) =>
  status === 'pending' && reviewedAt === null && (deadline === null || deadline > now)

/** A decision that may still be undone is not shown to the applicant (C-26). */
function toOwn(row: OwnRow, now: number) {
  const { statementId, statementName, statementSize, reviewedAt: _, ...others } = row
  const isReleased = row.decidedAt !== null && row.decidedAt + limits.undoSeconds * 1000 <= now
  return {
    ...others,
    status: isReleased ? row.status : ('pending' as const),
    reason: isReleased ? row.reason : null,
    decidedAt: isReleased ? instantOrNull(row.decidedAt) : null,
    createdAt: instantOf(row.createdAt),
    deadline: instantOrNull(row.deadline),
    canBeWithdrawn: canBeChanged(row, now),
    statement:
      statementId === null || statementSize === null
        ? null
        : { id: statementId, name: statementName || 'Statement', size: statementSize },
  }
}
