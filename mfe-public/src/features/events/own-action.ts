import { laterPart } from '../../later-part.ts'

export const ownAction = laterPart(async () => (await import('./own-event-action.tsx')).OwnEventAction)
