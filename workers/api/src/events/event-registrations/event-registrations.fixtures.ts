import { anEducator } from '../../../test/factories.ts'
import { anEvent, aRegistration } from '../../../test/events.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { registrationPage } from './registrations.queries.ts'

const aFreeEvent: Fixture = { params: async () => ({ id: (await anEvent(await anEducator())).id }) }

const own: Fixture = {
  owner: 'learner',
  params: async ({ learner }) => {
    const { id } = await anEvent(await anEducator())
    await aRegistration(learner.id, id)
    return { id }
  },
}

const upcoming = { sort: 'soonest', time: 'upcoming' } as const
const later = registrationPage(upcoming).cursorOf({ updatedAt: 1, startsAt: 1, id: 'reg_1' })

export const fixtures: Fixtures = {
  getEventStanding: aFreeEvent,
  registerForEvent: { ...aFreeEvent, body: () => ({}), variants: [{ body: { joinsWaitlist: true } }] },
  cancelRegistration: own,
  undoCancellation: { ...own, undoes: ['cancelRegistration'] },
  setEventReminder: { ...own, body: () => ({ wantsReminder: true }) },
  listMyRegistrations: {
    variants: [
      { query: '?time=upcoming' },
      { query: '?time=past&current=true' },
      { query: `?sort=soonest&time=upcoming&cursor=${later}` },
    ],
  },
}
