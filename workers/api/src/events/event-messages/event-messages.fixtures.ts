import { anEventOf, aRegistration } from '../../../test/managed-events.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

/** Other educators do not find the event; admins find all events (S-503). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const anEvent: Fixture = {
  params: async ({ educator, learner }) => {
    const { id } = await anEventOf(educator.id)
    await aRegistration(id, learner.id)
    return { id }
  },
}

export const fixtures: Fixtures = {
  listEventMessages: { ...anEvent, answers },
  sendEventMessage: {
    ...anEvent,
    body: () => ({ subject: 'Bring boots', text: 'The bund is wet.', audience: 'everyone', takesReplies: false }),
    answers: { otherEducator: 404 },
  },
}
