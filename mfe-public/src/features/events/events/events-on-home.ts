import { seenPart } from '../../../pages/seen-part.tsx'

export const upcomingEvents = seenPart({
  read: async () => (await import('./upcoming-events.tsx')).upcomingEvents,
  keys: ['upcoming-events'],
})
