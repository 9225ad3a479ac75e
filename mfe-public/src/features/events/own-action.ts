import { laterPart } from '../../later-part.ts'

/** What somebody who is signed in can do with an event: no visitor loads it. */
export const ownAction = laterPart(async () => (await import('./own-event-action.tsx')).OwnEventAction)
