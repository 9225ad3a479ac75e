import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    about: { path: '/about' },
    faq: { path: '/faq' },
    'faq-answer': { path: '/faq/how-do-i-get-a-refund' },
    news: { path: '/sustainability-news' },
  },
  admin: { 'news-feeds': { path: '/dashboard/news-feeds' }, leaders: { path: '/dashboard/leaders' } },
}
