import { seenPart } from '../../../pages/seen-part.tsx'

export const latestPosts = seenPart({
  read: async () => (await import('./latest-posts.tsx')).latestPosts,
  keys: ['featured-posts'],
})
