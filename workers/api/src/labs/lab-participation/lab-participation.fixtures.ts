import { aLab, aParticipant } from '../../../test/labs.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

const aLabOfSomebody = async ({ admin }: People) => ({ id: (await aLab(admin.id)).id })

export const fixtures: Fixtures = {
  joinLab: {
    params: aLabOfSomebody,
    body: () => ({ statement: 'I live two streets away.', externalLink: 'https://example.org/walks' }),
    answers: { pendingEducator: 403 },
  },
  leaveLab: {
    params: async ({ admin, learner }) => {
      const { id } = await aLab(admin.id)
      await aParticipant(id, learner.id)
      return { id }
    },
  },
  getLabStanding: { params: aLabOfSomebody },
  listMyParticipations: {},
  listLabs: {
    variants: [{ query: '?phase=middle' }, { query: '?search=drain' }, { query: '?search=dr&phase=first' }],
  },
  getLab: { params: async ({ educator }) => ({ id: (await aLab(educator.id)).id }) },
}
