import { env } from 'cloudflare:workers'
import { aMentorshipRequest, aMentorshipSession, someMentorSettings, someStart } from '../../../test/mentorship.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

const strangers = {
  otherLearner: 404,
  minor: 404,
  newcomer: 404,
  otherEducator: 404,
  pendingEducator: 404,
} as const

async function aMentorship({ learner, educator }: People) {
  await env.DB.prepare('DELETE FROM mentor_settings WHERE mentor_id = ?').bind(educator.id).run()
  const weeklyHours = Array.from({ length: 60 }, (_, hour) => hour + 72)
  await someMentorSettings(educator, { weeklyHours })
  return aMentorshipRequest(learner, { mentorId: educator.id, status: 'accepted' })
}

const aSession: Fixture['params'] = async (people) => {
  const request = await aMentorship(people)
  await env.DB.prepare('DELETE FROM mentorship_sessions').run()
  return { id: (await aMentorshipSession(request)).id }
}

const aGoal: Fixture['params'] = async (people) => {
  const { id: requestId } = await aMentorship(people)
  const id = `mgl_${requestId.slice(4)}`
  const insert =
    "INSERT INTO mentorship_goals (id, request_id, student_id, title, created_at) VALUES (?, ?, ?, 'Map', 1)"
  await env.DB.prepare(insert).bind(id, requestId, people.learner.id).run()
  return { id }
}

const mentorship: Fixture['params'] = async (people) => ({ id: (await aMentorship(people)).id })

const bothSides = { ...strangers, admin: 404 } as const
const learners = { ...bothSides, educator: 404 } as const

export const fixtures: Fixtures = {
  listMentorshipSessions: { params: mentorship, answers: strangers },
  bookMentorshipSession: {
    params: async (people) => {
      await env.DB.prepare('DELETE FROM mentorship_sessions').run()
      return { id: (await aMentorship(people)).id }
    },
    body: () => ({ startsAt: new Date(someStart).toISOString() }),
    answers: learners,
  },
  moveMentorshipSession: {
    params: aSession,
    body: () => ({ startsAt: new Date(someStart + 60 * 60 * 1000).toISOString() }),
    answers: learners,
  },
  cancelMentorshipSession: { params: aSession, answers: bothSides },
  confirmMentorshipSession: { params: aSession, answers: { otherEducator: 404, pendingEducator: 404 } },
  setMentorshipSessionOutcome: {
    params: async ({ learner, educator }) => {
      await env.DB.prepare('DELETE FROM mentorship_sessions').run()
      const request = await aMentorshipRequest(learner, { mentorId: educator.id, status: 'accepted' })
      return { id: (await aMentorshipSession(request, { state: 'confirmed', startsAt: 1, endsAt: 2 })).id }
    },
    body: () => ({ hasHappened: true }),
    answers: bothSides,
  },
  setMentorshipSessionNote: {
    params: aSession,
    body: () => ({ text: 'Bring the sheet.', isShared: true }),
    answers: bothSides,
  },
  readMentorshipSessionCalendar: { params: aSession, answers: bothSides },
  addMentorshipGoal: { params: mentorship, body: () => ({ title: 'Map the drain' }), answers: bothSides },
  setMentorshipGoal: { params: aGoal, body: () => ({ isDone: true }), answers: bothSides },
  deleteMentorshipGoal: { params: aGoal, answers: bothSides },
  getMentorSettings: {},
  saveMentorSettings: {
    body: () => ({
      capacity: 3,
      areas: ['conservation'],
      pausedUntil: null,
      meetingUrl: 'https://meet.example/room',
      confirmsItself: true,
      weeklyHours: [18, 42],
      openedStarts: [],
      closedStarts: [],
    }),
  },
}
