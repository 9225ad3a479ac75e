import {
  aLab,
  aLabFile,
  aLabLink,
  aLabPicture,
  aMember,
  aSubmission,
  aTeam,
  aTeamRequest,
  anUpdate,
} from '../../../test/labs.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

/** The learner takes part in the lab, the educator runs it, and admins find every lab. */
const outsiders = { otherLearner: 404, minor: 404, newcomer: 404, otherEducator: 404, pendingEducator: 404 }

async function workedIn({ educator, learner }: People) {
  const { id } = await aLab(educator.id)
  const teamId = await aTeam(id)
  const { id: participantId } = await aMember(id, learner.id, { teamId })
  return { id, teamId, participantId }
}

const inTeam = async (people: People) => {
  const { id, teamId } = await workedIn(people)
  return { id, teamId }
}

const inLab: Fixture = { params: async (people) => ({ id: (await workedIn(people)).id }), answers: outsiders }

const teamOnly = { ...outsiders, educator: 409, admin: 409 }

export const fixtures: Fixtures = {
  getLabWorkspace: inLab,
  seeLabWorkspace: { ...inLab, body: () => ({ until: '2026-11-15T12:00:00.000Z' }) },
  listLabUpdates: { query: async (people) => `?lab=${(await workedIn(people)).id}`, answers: outsiders },
  postLabUpdate: { ...inLab, body: () => ({ text: 'Nine points done.' }) },
  deleteLabUpdate: {
    params: async (people) => ({ id: await anUpdate((await workedIn(people)).id, people.learner.id) }),
    answers: outsiders,
  },
  createLabTeam: { ...inLab, body: () => ({ name: 'Upper Hebbal' }) },
  renameLabTeam: { params: inTeam, body: () => ({ name: 'Lower Hebbal' }), answers: outsiders },
  deleteLabTeam: { params: inTeam, answers: { ...outsiders, learner: 403 } },
  setLabTeam: {
    params: async (people) => {
      const { id, participantId } = await workedIn(people)
      return { id, participantId }
    },
    body: () => ({ teamId: null }),
    answers: outsiders,
  },
  askLabTeam: {
    params: async ({ educator, otherEducator, learner }) => {
      const { id } = await aLab(educator.id)
      const teamId = await aTeam(id)
      await aSubmission(id, teamId, otherEducator.id)
      await aMember(id, learner.id)
      return { id, teamId }
    },
    body: () => ({ text: 'I live beside the drain.' }),
    answers: { ...outsiders, educator: 403, admin: 403 },
  },
  withdrawLabTeamRequest: {
    params: async ({ educator, learner }) => {
      const { id } = await aLab(educator.id)
      await aMember(id, learner.id)
      return { id, requestId: await aTeamRequest(await aTeam(id), learner.id) }
    },
    answers: { ...outsiders, educator: 404, admin: 404 },
  },
  answerLabTeamRequest: {
    params: async (people) => {
      const { id, teamId } = await workedIn(people)
      await aMember(id, people.otherLearner.id)
      return { id, requestId: await aTeamRequest(teamId, people.otherLearner.id) }
    },
    body: () => ({ isApproved: true }),
    answers: { ...outsiders, otherLearner: 403 },
  },
  addLabLink: { ...inLab, body: () => ({ title: 'Point sheet', url: 'https://sheets.example.org/1' }) },
  removeLabLink: {
    params: async (people) => ({ id: await aLabLink((await workedIn(people)).id, people.learner.id) }),
    answers: outsiders,
  },
  setLabGoal: { ...inLab, body: () => ({ goal: 'Walk both banks', isDone: true }), answers: teamOnly },
  handInLabStage: {
    params: async (people) => ({ id: (await workedIn(people)).id, stageId: 'walk' }),
    body: () => ({ text: 'Our points.', links: [] }),
    answers: teamOnly,
  },
  linkLabFile: {
    params: async (people) => {
      const { id, teamId } = await workedIn(people)
      return { id: await aSubmission(id, teamId, people.learner.id, { fileId: (await aLabFile(people.learner)).id }) }
    },
    answers: outsiders,
  },
  getLabPicture: {
    params: async (people) => {
      const { id, teamId } = await workedIn(people)
      const { id: fileId } = await aLabPicture(people.learner)
      return { id: await aSubmission(id, teamId, people.learner.id, { fileId }) }
    },
    answers: outsiders,
  },
  listLabVersions: {
    params: async (people) => {
      const { id, teamId } = await workedIn(people)
      return { id: await aSubmission(id, teamId, people.learner.id) }
    },
    answers: outsiders,
  },
  giveLabFeedback: {
    params: async (people) => {
      const { id, teamId } = await workedIn(people)
      return { id: await aSubmission(id, teamId, people.learner.id) }
    },
    body: () => ({ text: 'Well drawn.' }),
    answers: { ...outsiders, learner: 403 },
  },
}
