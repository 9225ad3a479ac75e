import { listCourses } from '@kere/contracts/courses'
import type { AnnouncedSitemap } from '@kere/platform/announced-sitemap'

/** What search engines find of this remote (S-033). */
export const sitemap: AnnouncedSitemap = {
  pages: ['/', '/courses', '/join-as-educator', '/educator-chatbot', '/become-educator', '/contact'],
  lists: [{ list: listCourses.path, page: '/courses/:id', changedAt: 'publishedAt' }],
}
