import { anEventOf, aRegistration, aWalkIn } from '../../../test/managed-events.ts'
import type { People } from '../../../test/people.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

/** Other educators do not find the event; admins find all events (S-503). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const anAttendeeOf = async ({ educator, learner }: People, about: Parameters<typeof aRegistration>[2] = {}) => {
  const { id } = await anEventOf(educator.id)
  return { id, registrationId: (await aRegistration(id, learner.id, about)).id }
}

let arriving = ''

const attendees: Fixture = {
  query: async (people) => `?event=${(await anAttendeeOf(people)).id}`,
  variants: [
    { query: '&group=waitlisted&sort=newest' },
    { query: '&group=cancelled' },
    { query: '&search=ira&group=to_come' },
    { query: '&search=ira&group=waitlisted&sort=newest' },
  ],
  answers,
}

/** In the tests it is 15 November 2026, 12:00 UTC. */
const today = { details: { startsAt: '2026-11-15T11:00:00Z', endsAt: '2026-11-15T14:00:00Z' } }

const aWalkInOf = async ({ educator }: People) => {
  const { id } = await anEventOf(educator.id, today)
  return { id, walkInId: await aWalkIn(id) }
}

export const fixtures: Fixtures = {
  listAttendees: attendees,
  exportAttendees: attendees,
  checkIn: {
    params: async (people) => {
      const { id, registrationId } = await anAttendeeOf(people)
      arriving = registrationId
      return { id }
    },
    body: () => ({ registrationId: arriving }),
    variants: [{ body: { code: 'nobody’s' } }, { body: { registrationId: 'reg_1', isLetInAnyway: true } }],
    answers,
  },
  giveEventCertificates: {
    params: async ({ educator }) => ({ id: (await anEventOf(educator.id)).id }),
    body: () => ({ isOn: true }),
    answers,
  },
  addWalkIn: {
    params: async ({ educator }) => ({ id: (await anEventOf(educator.id, today)).id }),
    body: () => ({ name: 'Somebody at the door' }),
    variants: [{ body: { name: 'Somebody', email: 'somebody@example.kere.test' } }],
    answers,
  },
  removeWalkIn: { params: aWalkInOf, answers },
  undoCheckIn: { params: (people) => anAttendeeOf(people, { checkedInAt: 1 }), answers },
}
