import { laterPart } from './later-part.ts'

/** Why a page did not load; comes with the failure. */
export const failurePart = laterPart(async () => (await import('./load-failure.tsx')).LoadFailure)
