import { env } from 'cloudflare:workers'
import { anEducator } from '../../../test/factories.ts'
import { aMentorshipRequest } from '../../../test/mentorship.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { bindingOf, encodeCursor } from '../../kit/lists/cursor.ts'
import { ownMentorshipPage } from './mentorship.queries.ts'

const strangers = {
  otherLearner: 404,
  minor: 404,
  newcomer: 404,
  otherEducator: 404,
  pendingEducator: 404,
} as const

/** Makes the learner's only pending request. */
async function aRequest(learner: TestUser, about: Parameters<typeof aMentorshipRequest>[1]) {
  const open = "UPDATE mentorship_requests SET status = 'cancelled' WHERE student_id = ? AND status = 'pending'"
  await env.DB.prepare(open).bind(learner.id).run()
  return { id: (await aMentorshipRequest(learner, about)).id }
}

const addressed = (about: Parameters<typeof aMentorshipRequest>[1] = {}): Fixture => ({
  params: ({ learner, educator }) => aRequest(learner, { mentorId: educator.id, ...about }),
})

const later = ownMentorshipPage({ sort: 'oldest' }).cursorOf({ createdAt: 1, id: 'mrq_1' })
const laterOfAll = encodeCursor(bindingOf('mentorship-requests', 'oldest', {}), [1, 'mrq_1'])

async function aWithdrawn(learner: TestUser) {
  const { id } = await aRequest(learner, {})
  const at = Date.parse('2026-11-15T12:00:00Z')
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE mentorship_requests SET status = 'cancelled', closed_at = ?2, updated_at = ?2 WHERE id = ?1",
    ).bind(id, at),
    env.DB.prepare(
      "INSERT INTO mentorship_steps (id, request_id, kind, at, actor_id) VALUES ('mst_' || ?1, ?1, 'cancelled', ?2, ?3)",
    ).bind(id, at, learner.id),
  ])
  return { id }
}

export const fixtures: Fixtures = {
  createMentorshipRequest: {
    body: () => ({
      area: 'conservation',
      level: 'beginner',
      purpose: 'learning',
      message: 'Which trees come back first?',
    }),
  },
  listMyMentorshipRequests: {
    variants: [
      { query: '?side=mentor' },
      { query: '?status=pending' },
      { query: '?side=mentor&status=accepted&area=conservation' },
      { query: `?sort=oldest&cursor=${later}` },
    ],
  },
  exportMentorshipRequests: {},
  listMentorshipRequests: {
    variants: [
      { query: '?status=pending' },
      { query: '?mentor=none&sort=oldest' },
      { query: '?area=conservation&level=beginner&from=2026-11-01&to=2026-11-30' },
      { query: `?sort=oldest&cursor=${laterOfAll}` },
      { query: '?search=sewer' },
      { query: '?search=om' },
    ],
  },
  getMentorshipRequest: { ...addressed(), answers: strangers },
  cancelMentorshipRequest: {
    owner: 'learner',
    params: async ({ learner }) => aRequest(learner, { mentorId: await anEducator() }),
  },
  acceptMentorshipRequest: { ...addressed(), answers: { otherEducator: 404 } },
  rejectMentorshipRequest: {
    ...addressed(),
    answers: { otherEducator: 404, pendingEducator: 404 },
    body: () => ({ reason: 'I am away until March.' }),
  },
  undoMentorshipChange: {
    undoes: ['cancelMentorshipRequest', 'rejectMentorshipRequest', 'assignMentor'],
    params: async ({ learner }) => aWithdrawn(learner),
    answers: { ...strangers, educator: 404, admin: 409 },
  },
  completeMentorship: {
    ...addressed({ status: 'accepted' }),
    answers: { ...strangers, admin: 404 },
    body: () => ({ feedback: 'It helped.' }),
  },
  listMentorSuggestions: addressed(),
  assignMentor: {
    params: ({ learner }) => aRequest(learner, {}),
    body: ({ educator }) => ({ mentorId: educator.id, replaces: null }),
  },
  actOnMentorshipRequests: {
    body: async () => ({
      act: 'reject',
      answer: 'Nobody can help at the moment.',
      rows: [{ id: (await aMentorshipRequest(await aUser('student'))).id }],
    }),
    variants: [{ body: { act: 'suggest', matching: { mentor: 'none' } } }],
  },
}
