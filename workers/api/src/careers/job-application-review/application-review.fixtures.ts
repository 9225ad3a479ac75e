import { aJobApplication } from '../../../test/careers.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { bindingOf, encodeCursor } from '../../kit/lists/cursor.ts'

const anyApplication: Fixture = { params: async () => ({ id: await aJobApplication() }) }
const later = encodeCursor(bindingOf('job-applications', 'newest', {}), [1, 'job_1'])

export const fixtures: Fixtures = {
  listJobApplications: {
    variants: [
      { query: '?stage=new' },
      { query: '?position=ai-dev-intern&stage=in_review&sort=oldest' },
      { query: '?search=sneha' },
      { query: '?search=sn' },
      { query: '?from=2026-11-01&to=2026-11-30' },
      { query: `?sort=newest&cursor=${later}` },
    ],
  },
  exportJobApplications: {},
  getJobApplication: anyApplication,
  moveJobApplication: { ...anyApplication, body: () => ({ stage: 'interview' }) },
  answerJobApplication: { ...anyApplication, body: () => ({ stage: 'declined', text: 'The place is filled.' }) },
  undoJobAnswer: { ...anyApplication, undoes: ['answerJobApplication'] },
  noteJobApplication: { ...anyApplication, body: () => ({ text: 'Ask about the boat.' }) },
  linkResume: anyApplication,
  renewApplicationLink: anyApplication,
  actOnJobApplications: {
    body: async () => ({ act: 'review', rows: [{ id: await aJobApplication() }] }),
    variants: [{ body: { act: 'decline', answer: 'The place is filled.', matching: { stage: 'new' } } }],
  },
}
