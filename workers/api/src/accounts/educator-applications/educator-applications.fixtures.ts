import { anApplication, someAnswers } from '../../../test/factories.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aUser } from '../../../test/sessions.ts'
import { bindingOf, encodeCursor } from '../../kit/lists/cursor.ts'

const anyApplication: Fixture = { params: async () => ({ id: await anApplication(await aUser('educator')) }) }
const later = encodeCursor(bindingOf('educator-applications', 'newest', {}), [1, 'app_1'])

export const fixtures: Fixtures = {
  applyToTeach: {
    body: () => ({ answers: someAnswers }),
    answers: { newcomer: 403, educator: 409, otherEducator: 409, pendingEducator: 409 },
  },
  listEducatorApplications: { variants: [{ query: '?status=pending' }, { query: `?sort=newest&cursor=${later}` }] },
  getEducatorApplication: anyApplication,
  approveEducatorApplication: anyApplication,
  rejectEducatorApplication: { ...anyApplication, body: () => ({ reason: 'Not yet.' }) },
  undoEducatorApplicationDecision: {
    ...anyApplication,
    undoes: ['approveEducatorApplication', 'rejectEducatorApplication'],
  },
}
