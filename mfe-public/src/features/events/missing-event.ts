import { laterPart } from '../../later-part.ts'

/** What stands in the place of an event that is not there. */
export const missingEvent = laterPart(async () => (await import('./event-not-found.tsx')).EventNotFound)
