import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type * as contract from '@kere/contracts/mentorship/mentorship'
import {
  mentorshipMessages,
  type MentorshipViewer,
  mentorshipLimits,
} from '@kere/contracts/mentorship/mentorship-options'
import { isAdult } from '../../base/age.ts'
import type { SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { MentorshipRow, StepRow } from './mentorship.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The moments at which a mentor who has not answered is reminded, admins are notified, and the request is returned
 * (W-20).
 */
const waitingDates = (assignedAt: number) => ({
  remindsAt: assignedAt + mentorshipLimits.remindDays * dayMs,
  escalatesAt: assignedAt + mentorshipLimits.escalateDays * dayMs,
  returnsAt: assignedAt + mentorshipLimits.returnDays * dayMs,
})

type Request = EndpointAnswer<typeof contract.mentorship.list>['items'][number]
type Detail = EndpointAnswer<typeof contract.getMentorshipRequest>

/**
 * The caller's side of the request, or `null` if they have none. A mentor who no longer teaches is not asked any more.
 */
export function viewerOf(
  row: Pick<MentorshipRow, 'studentId' | 'mentorId'>,
  person: SignedIn,
): MentorshipViewer | null {
  if (row.studentId === person.userId) return 'learner'
  if (row.mentorId === person.userId && person.role === 'educator') return 'mentor'
  return person.role === 'admin' ? 'admin' : null
}

export const isMinor = (birth: string | null, now: number) => !isAdult(birth, dayInIndia(now))

const metStatuses: ReadonlySet<string> = new Set(['accepted', 'completed'])

export function toRequest(row: MentorshipRow, viewer: MentorshipViewer, now: number): Request {
  const isToMentor = viewer === 'mentor'
  const isHidden = isToMentor && isMinor(row.learnerBirth, now)
  const isReachable = !isToMentor || (!isHidden && metStatuses.has(row.status))
  return {
    id: row.id,
    area: row.area,
    level: row.level,
    purpose: row.purpose,
    message: row.message,
    status: row.status,
    viewer,
    learner: {
      id: row.studentId,
      name: isHidden
        ? nameOf({ firstName: row.learnerFirstName, lastName: initialOf(row.learnerLastName) })
        : nameOf({ firstName: row.learnerFirstName, lastName: row.learnerLastName }),
      avatarUrl: isHidden ? null : smallPictureOf(row.learnerAvatar),
      email: isReachable ? row.learnerEmail : null,
    },
    mentor:
      row.mentorId === null
        ? null
        : {
            id: row.mentorId,
            name: row.mentorName ?? '',
            avatarUrl: smallPictureOf(row.mentorAvatar),
            designation: row.mentorDesignation,
          },
    rejectionReason: row.status === 'rejected' ? (row.rejectionReason ?? mentorshipMessages.noReason) : null,
    isCopied: row.isCopied === 1,
    hasMentorCompleted: row.mentorCompletedAt !== null,
    createdAt: instantOf(row.createdAt),
    updatedAt: instantOf(row.updatedAt),
    assignedAt: instantOrNull(row.assignedAt),
    nextSession: toNextSession(row.nextSession),
  }
}

const initialOf = (lastName: string) => (lastName === '' ? '' : `${[...lastName][0]}.`)

function toNextSession(json: string | null): Request['nextSession'] {
  if (json === null) return null
  const { id, startsAt, state } = JSON.parse(json) as { id: string; startsAt: number; state: string }
  return { id, startsAt: instantOf(startsAt), isConfirmed: state === 'confirmed' }
}

interface Whole {
  row: MentorshipRow
  steps: readonly StepRow[]
  viewer: MentorshipViewer
  now: number
}

export function toDetail({ row, steps, viewer, now }: Whole): Detail {
  const request = toRequest(row, viewer, now)
  const isAsked = row.status === 'pending' && row.mentorId !== null && row.assignedAt !== null
  const dates = isAsked ? waitingDates(row.assignedAt ?? 0) : null
  return {
    ...request,
    isLearnerMinor: viewer !== 'learner' && isMinor(row.learnerBirth, now),
    wishedMentor:
      row.wishedMentorId === null || viewer === 'mentor'
        ? null
        : {
            id: row.wishedMentorId,
            name: row.wishedName ?? '',
            avatarUrl: smallPictureOf(row.wishedAvatar),
            designation: row.wishedDesignation,
          },
    learnerLanguages: row.learnerLanguages,
    learnerPlace: row.learnerPlace,
    dates: dates && {
      remindsAt: instantOf(dates.remindsAt),
      escalatesAt: instantOf(dates.escalatesAt),
      returnsAt: instantOf(dates.returnsAt),
    },
    steps: steps.map((step) => toStep(step, request)),
    feedback: viewer === 'admin' ? { learner: row.learnerFeedback, mentor: row.mentorFeedback } : null,
  }
}

/** A learner is named as the caller may see them, and admins are named as the team. */
function toStep({ kind, at, actorId, actorName, mentorName, startsAt }: StepRow, request: Request) {
  const by =
    actorId === null
      ? null
      : actorId === request.learner.id
        ? request.learner.name
        : actorId === request.mentor?.id
          ? request.mentor.name
          : request.viewer === 'admin'
            ? actorName
            : null
  return { kind, at: instantOf(at), by, note: startsAt === null ? mentorName : instantOf(startsAt) }
}
