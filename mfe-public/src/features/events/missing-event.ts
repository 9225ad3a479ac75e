import { laterPart } from '../../later-part.ts'

export const missingEvent = laterPart(async () => (await import('./event-not-found.tsx')).EventNotFound)
