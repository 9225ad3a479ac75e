import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aListedEducator, aListedLearner } from '../../../test/listed-people.ts'
import { aProfileReport, aReportedProfile } from '../../../test/profile-reports.ts'

const reported: Fixture = {
  params: async ({ learner }) => {
    const id = await aReportedProfile(await aListedEducator())
    await aProfileReport(id, { reporterId: learner.id })
    return { id }
  },
}

export const fixtures: Fixtures = {
  reportProfile: {
    params: async () => ({ id: await aListedLearner() }),
    body: () => ({ reason: 'spam', text: 'Sells answers.' }),
  },
  listReportedProfiles: { variants: [{ query: '?status=waiting' }, { query: '?sort=oldest' }] },
  exportReportedProfiles: {},
  getReportedProfile: reported,
  listProfileReports: reported,
  decideReport: {
    ...reported,
    body: () => ({ decision: 'hide', status: 'waiting', message: 'You sell exam answers.' }),
    variants: [
      { body: { decision: 'dismiss', status: 'waiting' } },
      { body: { decision: 'warn', status: 'waiting', message: 'Please stop.' } },
    ],
  },
  undoReportDecision: {
    undoes: ['decideReport'],
    params: async () => {
      const about = {
        status: 'hidden',
        statusBefore: 'waiting',
        message: 'Why',
        decidedAt: Date.parse('2100-01-01T00:00:00Z'),
      } as const
      return { id: await aReportedProfile(await aListedEducator(), { ...about, lastChange: 'out_1' }) }
    },
  },
  getOwnHiding: {},
  replyToHiding: {
    params: async (people) => {
      for (const { id } of Object.values(people)) await aReportedProfile(id, { status: 'hidden', message: 'Why' })
      return {}
    },
    body: () => ({ text: 'I sell nothing.' }),
  },
}
