import { seenPart } from '../../../pages/seen-part.tsx'
import { blogFeeds } from './blog-address.ts'

export const latestPosts = {
  ...seenPart({
    read: async () => (await import('./latest-posts.tsx')).latestPosts,
    keys: ['featured-posts'],
  }),
  ...(import.meta.env.SSR && { feeds: blogFeeds() }),
}
