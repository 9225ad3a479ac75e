import { aLab, aMember, aParticipant } from '../../../test/labs.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

/** Other educators do not find the lab; admins find all labs (C-32). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const aRequest: Fixture = {
  params: async ({ educator, learner }) => ({ id: (await aParticipant((await aLab(educator.id)).id, learner.id)).id }),
  answers,
}

const ofLab = async ({ educator, learner }: People) => {
  const { id } = await aLab(educator.id)
  await aParticipant(id, learner.id)
  return `?lab=${id}`
}

export const fixtures: Fixtures = {
  listLabParticipants: {
    query: ofLab,
    answers,
    variants: [
      { query: '&role=student&status=pending' },
      { query: '&sort=newest' },
      { query: '&role=educator&sort=newest' },
      { query: '&status=approved' },
    ],
  },
  exportLabParticipants: { query: ofLab, answers },
  approveLabParticipant: aRequest,
  rejectLabParticipant: { ...aRequest, body: () => ({ note: 'All places are taken.' }) },
  undoLabDecision: { ...aRequest, undoes: ['approveLabParticipant', 'rejectLabParticipant'] },
  removeLabParticipant: {
    params: async ({ educator, learner }) => ({ id: (await aMember((await aLab(educator.id)).id, learner.id)).id }),
    answers,
    body: () => ({}),
  },
  actOnLabParticipants: { body: () => ({ act: 'approve', rows: [{ id: 'lpt_none' }] }) },
}
