import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { listMentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import type { MentorshipViewer } from '@kere/contracts/mentorship/mentorship-options'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import type { selectSessions, SessionRow } from './sessions.queries.ts'
import { joinableFrom, movableUntil, openSlots, sessionMs } from './slots.domain.ts'

type Answer = EndpointAnswer<typeof listMentorshipSessions>

interface Whole {
  read: Awaited<ReturnType<typeof selectSessions>>
  viewer: MentorshipViewer
  /** False if the mentorship is over, so that nothing more can be booked. */
  isAccepted: boolean
  now: number
}

export function toSessions({ read: { items, goals, settings, taken }, viewer, isAccepted, now }: Whole): Answer {
  const isToCome = ({ state, endsAt }: SessionRow) => (state === 'held' || state === 'confirmed') && endsAt > now
  const toCome = items.filter(isToCome).toReversed()
  const over = items.filter((row) => !isToCome(row))
  return {
    items: [...toCome, ...over].map((row) => toSession(row, { viewer, now, meetingUrl: settings?.meetingUrl ?? null })),
    goals: goals.map(({ id, title, doneAt }) => ({ id, title, isDone: doneAt !== null })),
    slots:
      settings && isAccepted
        ? openSlots(settings, taken, now).map((start) => ({
            startsAt: instantOf(start),
            endsAt: instantOf(start + sessionMs),
          }))
        : [],
    confirmsItself: settings?.confirmsItself ?? false,
  }
}

function toSession(
  row: SessionRow,
  { viewer, now, meetingUrl }: { viewer: MentorshipViewer; now: number; meetingUrl: string | null },
): Answer['items'][number] {
  const isMentor = viewer === 'mentor'
  const mayJoin = row.state === 'confirmed' && now < row.endsAt && (isMentor || now >= joinableFrom(row.startsAt))
  return {
    id: row.id,
    version: row.sequence,
    state: row.state === 'confirmed' ? (ownOutcomeOf(row, viewer) ?? row.state) : row.state,
    learnerOutcome: row.learnerOutcome,
    mentorOutcome: row.mentorOutcome,
    startsAt: instantOf(row.startsAt),
    endsAt: instantOf(row.endsAt),
    heldUntil: row.state === 'held' ? instantOrNull(row.heldUntil) : null,
    cancelledBy: row.cancellingSide,
    joinUrl: mayJoin && viewer !== 'admin' ? meetingUrl : null,
    joinableFrom: instantOf(joinableFrom(row.startsAt)),
    movableUntil: instantOf(movableUntil(row.startsAt)),
    ...notesOf(row, viewer),
  }
}

const ownOutcomeOf = (row: SessionRow, viewer: MentorshipViewer) =>
  viewer === 'learner' ? row.learnerOutcome : viewer === 'mentor' ? row.mentorOutcome : null

function notesOf(row: SessionRow, viewer: MentorshipViewer) {
  const learner = { text: row.learnerNote, isShared: row.isLearnerNoteShared }
  const mentor = { text: row.mentorNote, isShared: row.isMentorNoteShared }
  const shown = (note: typeof learner) => (note.isShared ? note.text : null)
  if (viewer === 'admin')
    return {
      ownNote: null,
      isOwnNoteShared: false,
      otherNote: [shown(learner), shown(mentor)].filter(Boolean).join('\n\n') || null,
    }
  const [own, other] = viewer === 'learner' ? [learner, mentor] : [mentor, learner]
  return { ownNote: own.text, isOwnNoteShared: own.isShared, otherNote: shown(other) }
}
