import { anEvent, aRegistration } from '../../test/events.ts'
import { anEducator } from '../../test/factories.ts'
import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  getEventTicket: {
    owner: 'learner',
    params: async ({ learner }) => {
      const { id } = await anEvent(await anEducator())
      await aRegistration(learner.id, id)
      return { eventId: id }
    },
  },
}
