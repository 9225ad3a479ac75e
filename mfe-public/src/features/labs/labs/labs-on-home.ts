import { seenPart } from '../../../pages/seen-part.tsx'

export const featuredLabs = seenPart({
  read: async () => (await import('./featured-labs.tsx')).featuredLabs,
  keys: ['labs-on-home'],
})
