import { anInterest, aRound, aStatement } from '../../../test/fellowship.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aUser } from '../../../test/sessions.ts'
import { applicationPage } from './review.queries.ts'

async function someApplication() {
  const applicant = await aUser('student')
  await aRound()
  return { id: await anInterest(applicant, { statementId: (await aStatement(applicant)).id }) }
}

const anyApplication: Fixture = { params: someApplication }
const aFellow: Fixture = {
  params: async () => {
    await aRound()
    return { id: await anInterest(await aUser('student'), { status: 'approved', decidedAt: 1 }) }
  },
}
const later = applicationPage({ sort: 'newest' }).cursorOf({ listedAt: 1, score: 0, id: 'fel_1' })

export const fixtures: Fixtures = {
  listFellowshipApplications: {
    variants: [
      { query: '?status=pending' },
      { query: '?track=college&status=approved&sort=oldest' },
      { query: '?sort=score&track=k12' },
      { query: '?search=hebbal' },
      { query: '?search=he' },
      { query: '?from=2026-11-01&to=2026-11-30' },
      { query: `?sort=newest&cursor=${later}` },
    ],
  },
  exportFellowshipApplications: {},
  getFellowshipApplication: anyApplication,
  approveFellowshipApplication: anyApplication,
  rejectFellowshipApplication: { ...anyApplication, body: () => ({ reason: 'Places are full.' }) },
  undoFellowshipDecision: {
    ...anyApplication,
    undoes: ['approveFellowshipApplication', 'rejectFellowshipApplication'],
  },
  completeFellowship: aFellow,
  undoFellowshipCompletion: { ...aFellow, undoes: ['completeFellowship'] },
  reviewFellowshipApplication: {
    ...anyApplication,
    body: () => ({ motivation: 4, fit: 3, feasibility: null, note: 'Strong.', hasDeclaredConflict: false }),
  },
  linkFellowshipStatement: anyApplication,
  actOnFellowshipApplications: {
    body: async () => ({ act: 'approve', rows: [await someApplication()] }),
    variants: [
      { body: { act: 'reject', answer: 'Places are full.', matching: { status: 'pending' } } },
      { body: { act: 'complete', matching: { status: 'approved' } } },
    ],
  },
}
