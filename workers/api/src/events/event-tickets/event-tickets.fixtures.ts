import { anEvent, aRegistration } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  getEventTicket: {
    owner: 'learner',
    params: async ({ learner }) => {
      const { id } = await anEvent(await anEducator())
      await aRegistration(learner.id, id)
      return { eventId: id }
    },
  },
}
