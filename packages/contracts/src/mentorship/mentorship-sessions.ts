import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { optionalText, requiredLine } from '../text/text.ts'
import { secureAddressOf, webLink } from '../text/web-link.ts'
import { mentorshipAreas, mentorshipLimits, mentorshipSides } from './mentorship-options.ts'
import { mentorshipSessionStates, sessionOutcomes } from './mentorship-session-options.ts'

export const problems = {
  slot_not_open: { status: 409, title: 'This time is no longer open. Choose another one' },
  too_many_sessions: {
    status: 409,
    title: `You have ${countOf(mentorshipLimits.openSessions, 'session')} to come, as many as one mentorship can hold`,
  },
  session_changed: { status: 409, title: 'This session has changed in the meantime' },
  session_not_movable: {
    status: 409,
    title: `A session can be moved until ${countOf(mentorshipLimits.moveHours, 'hour')} before it begins. Write to your mentor instead`,
  },
  too_many_goals: { status: 409, title: `A mentorship can have ${countOf(mentorshipLimits.goals, 'goal')}` },
} as const

const id = z.string().check(z.maxLength(64))
const byId = z.object({ id })
const moment = z.iso.datetime()

const session = z.object({
  id: z.string(),
  /**
   * The state of a session. Whether it took place is settled only if both sides say the same. Until then this is the
   * answer of the side that has given one.
   */
  state: openEnum(mentorshipSessionStates),
  version: z.optional(z.int()),
  learnerOutcome: z.optional(z.nullable(openEnum(sessionOutcomes))),
  mentorOutcome: z.optional(z.nullable(openEnum(sessionOutcomes))),
  startsAt: moment,
  endsAt: moment,
  heldUntil: z.nullable(moment),
  cancelledBy: z.nullable(openEnum(mentorshipSides)),
  /** The mentor's meeting link. The learner gets it shortly before the session. */
  joinUrl: z.nullable(z.string()),
  joinableFrom: moment,
  movableUntil: moment,
  ownNote: z.nullable(z.string()),
  isOwnNoteShared: z.boolean(),
  /** The other side's note, if it is shared. Admins read both shared notes. */
  otherNote: z.nullable(z.string()),
})

export type MentorshipSession = z.infer<typeof session>

const goal = z.object({ id: z.string(), title: z.string(), isDone: z.boolean() })

export type MentorshipGoal = z.infer<typeof goal>

const sessions = z.object({
  /** The next session first, then the past ones. */
  items: z.array(session),
  goals: z.array(goal),
  /** The times at which the mentor can be booked in the next three weeks. */
  slots: z.array(z.object({ startsAt: moment, endsAt: moment })),
  confirmsItself: z.boolean(),
})

export type MentorshipSessions = z.infer<typeof sessions>

const common = { access: { roles, minors: 'mentorship' }, params: byId, response: sessions } as const

/** A mentorship of a learner under 18 stops when the mentor loses the approval or the guardian does not agree. */
const barred = ['mentor_not_for_minors', 'mentorship_not_agreed'] as const

export const listMentorshipSessions = defineEndpoint(
  'listMentorshipSessions',
  'GET /api/mentorship-requests/:id/sessions',
  {
    ...common,
    summary: 'Sessions and goals of a mentorship, and when another session can be booked; for both sides and admins.',
    status: 200,
    failure: 'Failed to fetch the sessions',
  },
)

const slot = z.strictObject({ startsAt: moment })

export const bookMentorshipSession = defineEndpoint(
  'bookMentorshipSession',
  'POST /api/mentorship-requests/:id/sessions',
  {
    ...common,
    summary: 'Books an open hour of the mentor’s. Of several who want it one gets it.',
    body: slot,
    status: 201,
    problems: [...barred, 'mentorship_changed', 'slot_not_open', 'too_many_sessions', 'too_many_attempts'],
    failure: 'Failed to book the session',
  },
)

export const moveMentorshipSession = defineEndpoint('moveMentorshipSession', 'PATCH /api/mentorship-sessions/:id', {
  ...common,
  summary: 'Moves a session of the caller’s to another open hour.',
  body: slot,
  status: 200,
  problems: [...barred, 'slot_not_open', 'session_changed', 'session_not_movable', 'too_many_attempts'],
  failure: 'Failed to move the session',
})

const change = { ...common, status: 201, problems: ['not_found', 'session_changed'] } as const

export const cancelMentorshipSession = defineEndpoint(
  'cancelMentorshipSession',
  'POST /api/mentorship-sessions/:id/cancellation',
  {
    ...change,
    // A session can be cancelled also once the guardian has ended mentorship.
    access: { roles },
    summary: 'Cancels a session to come, from either side.',
    failure: 'Failed to cancel the session',
  },
)

export const confirmMentorshipSession = defineEndpoint(
  'confirmMentorshipSession',
  'POST /api/mentorship-sessions/:id/confirmation',
  {
    ...change,
    summary: 'Confirms a session that a learner has booked.',
    access: { roles: ['educator'] },
    problems: [...change.problems, ...barred],
    query: readVersion,
    failure: 'Failed to confirm the session',
  },
)

export const setMentorshipSessionOutcome = defineEndpoint(
  'setMentorshipSessionOutcome',
  'PUT /api/mentorship-sessions/:id/outcome',
  {
    ...change,
    summary:
      'Says for one’s own side whether a session took place, once it has begun. It stands once both say the same.',
    body: z.strictObject({ hasHappened: z.boolean() }),
    status: 200,
    failure: 'Failed to save what became of the session',
  },
)

export const sessionNote = z.strictObject({ text: optionalText(mentorshipLimits.noteLength), isShared: z.boolean() })

export const setMentorshipSessionNote = defineEndpoint(
  'setMentorshipSessionNote',
  'PUT /api/mentorship-sessions/:id/note',
  {
    ...common,
    summary: 'Keeps the caller’s note of a session: for themself, or for both sides.',
    body: sessionNote,
    status: 200,
    problems: barred,
    failure: 'Failed to save the note',
  },
)

/** A calendar file for one session. Its UID and SEQUENCE equal those in the private feeds. */
export const readMentorshipSessionCalendar = defineEndpoint(
  'readMentorshipSessionCalendar',
  'GET /api/mentorship-sessions/:id/calendar',
  {
    summary: 'A session for a calendar, for both sides.',
    access: { roles },
    mediaType: 'text/calendar',
    response: z.string(),
    failure: 'Failed to fetch the session',
  },
)

export const newGoal = z.strictObject({
  title: requiredLine('Please write the goal', mentorshipLimits.goalLength),
})

export const addMentorshipGoal = defineEndpoint('addMentorshipGoal', 'POST /api/mentorship-requests/:id/goals', {
  ...common,
  summary: 'Adds a goal that both sides see.',
  body: newGoal,
  status: 201,
  problems: [...barred, 'mentorship_changed', 'too_many_goals'],
  failure: 'Failed to add the goal',
})

export const setMentorshipGoal = defineEndpoint('setMentorshipGoal', 'PATCH /api/mentorship-goals/:id', {
  ...common,
  summary: 'Says whether a goal is reached.',
  body: z.strictObject({ isDone: z.boolean() }),
  status: 200,
  failure: 'Failed to change the goal',
})

export const deleteMentorshipGoal = defineEndpoint('deleteMentorshipGoal', 'DELETE /api/mentorship-goals/:id', {
  ...common,
  summary: 'Removes a goal.',
  status: 200,
  failure: 'Failed to remove the goal',
})

const hourOfWeek = z.int().check(z.minimum(0), z.maximum(7 * 24 - 1))

const linkInvalid = 'Enter the address of your meeting room, such as https://meet.google.com/abc-defg-hij'

export const meetingUrl = webLink(linkInvalid, secureAddressOf)

const settings = {
  /** The number of people whom the mentor takes at the same time. */
  capacity: z.int().check(z.minimum(0), z.maximum(mentorshipLimits.capacity)),
  areas: z.array(z.enum(mentorshipAreas)).check(z.maxLength(mentorshipAreas.length)),
  /** The day in Indian time from which the mentor takes people again. */
  pausedUntil: z.nullable(z.iso.date()),
  meetingUrl: z.nullable(meetingUrl),
  confirmsItself: z.boolean(),
  /** The mentor's hours of the week in Indian time, counted from Monday midnight. */
  weeklyHours: z.array(hourOfWeek).check(z.maxLength(mentorshipLimits.weeklyHours)),
  /** Single hours that differ from the weekly ones. */
  openedStarts: z.array(moment).check(z.maxLength(mentorshipLimits.exceptions)),
  closedStarts: z.array(moment).check(z.maxLength(mentorshipLimits.exceptions)),
}

export const mentorSettings = z.strictObject(settings)

const answeredSettings = z.object({
  ...settings,
  areas: z.array(openEnum(mentorshipAreas)),
  meetingUrl: z.nullable(z.string()),
  /** The number of requests that the mentor has accepted or not answered yet. */
  load: z.int(),
  /** The sessions of the next three weeks, for the drawing of the week. */
  sessions: z.array(
    z.object({ requestId: z.string(), learner: z.string(), startsAt: moment, isConfirmed: z.boolean() }),
  ),
})

export type MentorSettings = z.infer<typeof answeredSettings>

const ownSettings = { access: { roles: ['educator'] }, status: 200 } as const

export const getMentorSettings = defineEndpoint('getMentorSettings', 'GET /api/me/mentor-settings', {
  ...ownSettings,
  summary: 'How many people the caller mentors at once, on what, and when.',
  response: answeredSettings,
  failure: 'Failed to fetch your mentoring hours',
})

export const saveMentorSettings = defineEndpoint('saveMentorSettings', 'PUT /api/me/mentor-settings', {
  ...ownSettings,
  summary: 'Saves how many people the caller mentors at once, on what, and when. Sessions that are booked stay.',
  body: mentorSettings,
  response: answeredSettings,
  failure: 'Failed to save your mentoring hours',
})
