import { anEventOf, aRegistration } from '../../test/managed-events.ts'
import type { People } from '../../test/people.ts'
import type { Sample, Samples } from '../../test/samples.ts'

/** Admins find everybody's (S-503). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const anAttendeeOf = async ({ educator, learner }: People, about: Parameters<typeof aRegistration>[2] = {}) => {
  const { id } = await anEventOf(educator.id)
  return { id, registrationId: (await aRegistration(id, learner.id, about)).id }
}

let arriving = ''

const attendees: Sample = {
  query: async (people) => `?event=${(await anAttendeeOf(people)).id}`,
  variants: [
    { query: '&group=waitlisted&sort=newest' },
    { query: '&group=cancelled' },
    { query: '&search=ira&group=to_come' },
    { query: '&search=ira&group=waitlisted&sort=newest' },
  ],
  answers,
}

export const samples: Samples = {
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
  undoCheckIn: { params: (people) => anAttendeeOf(people, { checkedInAt: 1 }), answers },
}
