import { laterPart } from './later-part.ts'

export const failurePart = laterPart(async () => (await import('./load-failure.tsx')).LoadFailure)
