import { aLab, someLab } from '../../../test/labs.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

/** Other educators do not find the lab; admins find all labs (C-32). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const aLabOfTheirs: Fixture = { params: async ({ educator }) => ({ id: (await aLab(educator.id)).id }), answers }

export const fixtures: Fixtures = {
  listManagedLabs: {
    variants: [{ query: '?state=open' }, { query: '?search=drain' }, { query: '?search=dr&state=closed' }],
  },
  getManagedLab: aLabOfTheirs,
  createLab: { body: () => ({ details: someLab, opens: true }) },
  saveLab: { ...aLabOfTheirs, body: () => ({ version: 1, details: someLab }) },
  setLabState: { ...aLabOfTheirs, body: () => ({ state: 'closed' }) },
  deleteLab: aLabOfTheirs,
  saveLabOutcome: {
    params: async ({ educator }) => ({ id: (await aLab(educator.id, { status: 'closed' })).id }),
    answers,
    body: () => ({ text: 'The ward engineer has the map.' }),
  },
}
